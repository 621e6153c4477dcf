import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimRendering
import LayoutSimViewTree

/// A traversal of a plane of windows, line by line: each line determines how far away the next one may be, and if
/// layout changes in the same order on both, all windows between them are known.
package struct PlaneWalk {
    private let walk: SizeWalk

    /// Creates a traversal with a renderer for its layouts.
    package init(_ renderer: Renderer) {
        walk = SizeWalk(renderer)
    }

    /// Returns the bands of a root in the plane that its strips cover, upward; the gaps between proven bands are less
    /// than a pixel high.
    package func bands(of strips: [FamilyStrip]) -> [Band] {
        strips.flatMap(bands)
    }

    private func bands(of strip: FamilyStrip) -> [Band] {
        var bands: [Band] = []
        var height = strip.heights.lowerBound
        var layouts = walk.layouts(of: strip.families(at: height))
        while height <= strip.heights.upperBound {
            let line = line(strip, at: height, &layouts)
            let alone = Band(line, at: height, samplingReason: strip.samplingReason)
            guard alone.isProven else {
                bands.append(alone)
                height += PlaneWalk.sample
                continue
            }
            let band = band(from: line, at: height, in: strip, &layouts)
            bands.append(band)
            height = band.heights.upperBound + (band.heights.upperBound > height ? Stretch.step : PlaneWalk.seam)
        }
        return bands
    }

    /// Returns the highest band found that begins with a line.
    private func band(
        from line: [Stretch], at height: Double, in strip: FamilyStrip, _ layouts: inout [WindowLayouts]
    ) -> Band {
        let limit = reach(of: line, at: height, in: strip, &layouts)
        func band(to distance: Double) -> Band? {
            Band(from: line, to: self.line(strip, at: height + distance, &layouts), heights: height...height + distance)
        }
        guard limit > 0 else { return Band(line, at: height) }
        if let whole = band(to: limit) { return whole }
        var found: Band?
        _ = Bisection.end(of: limit, precision: PlaneWalk.seam) { distance in
            guard distance < limit, let next = band(to: distance) else { return false }
            found = next
            return true
        }
        return found ?? Band(line, at: height)
    }

    /// Returns how much taller the window may become before layout changes in the middle of a stretch.
    private func reach(
        of line: [Stretch], at height: Double, in strip: FamilyStrip, _ layouts: inout [WindowLayouts]
    ) -> Double {
        let families = strip.families(at: height)
        var reach = strip.heights.upperBound - height
        for stretch in line where stretch.piece != nil {
            let middle = (stretch.widths.lowerBound + stretch.widths.upperBound) / 2
            guard let place = families.firstIndex(where: { $0.widths.contains(middle) }),
                layouts[place].samplingReason == nil
            else { continue }
            let piece = layouts[place].piece(
                in: families[place].screen(at: middle).viewport.size, growth: strip.growths[place], atMost: reach
            ).piece
            reach = min(reach, piece?.length ?? reach)
        }
        return max(0, reach)
    }

    /// Returns the stretches of a line without single windows between them.
    private func line(
        _ strip: FamilyStrip, at height: Double, _ layouts: inout [WindowLayouts]
    ) -> [Stretch] {
        walk.stretches(of: strip.families(at: height), &layouts).filter { $0.piece != nil || !$0.isProven }
    }

    /// The distance between sampled lines, in points.
    static let sample = 16.0
    /// The maximum gap between two bands, in points; less than a pixel.
    static let seam = 0x1p-6
}
