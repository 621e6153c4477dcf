import LayoutSimAutoLayout
package import LayoutSimGeometry
package import LayoutSimViewTree

/// A root in all windows of a plane between two heights, throughout which its families change at the same widths.
package struct FamilyStrip {
    /// The heights in points.
    package let heights: ClosedRange<Double>
    /// Why only a single line of windows is known, and none up to the next strip; `nil` if all are.
    let samplingReason: SamplingReason?
    /// The families at the lowest height.
    private let families: [ScreenFamily]
    /// The growth of each family's screens per point of the window's height.
    let growths: [Size]

    /// Returns the families at a height in points.
    package func families(at height: Double) -> [ScreenFamily] {
        zip(families, growths).map { $0.grown(by: $1, times: height - heights.lowerBound) }
    }
}

extension FamilyStrip {
    /// Returns the strips of the roots of a file in a plane, upward, in the order of the roots; `screens` reads the
    /// roots in a window of a size in points, and always returns the same number.
    package static func strips(
        in plane: SizePlane, screens: @escaping (Size) throws -> [Screen]
    ) throws -> [[FamilyStrip]] {
        var reading = PlaneReading(widths: plane.widths, read: screens)
        let count = try reading.families(at: plane.heights.lowerBound).count
        return try (0..<count).map { root in
            var strips: [FamilyStrip] = []
            var height = plane.heights.lowerBound
            while height <= plane.heights.upperBound {
                let strip = try reading.strip(of: root, from: height, to: plane.heights.upperBound)
                strips.append(strip)
                let end = strip.heights.upperBound
                height = strip.samplingReason == nil ? end + Stretch.step : height + PlaneWalk.sample
            }
            return strips
        }
    }

    /// The screens read so far.
    private struct PlaneReading {
        let widths: ClosedRange<Double>
        let read: (Size) throws -> [Screen]
        private var screens: [Size: [Screen]] = [:]
        private var families: [Double: [[ScreenFamily]]] = [:]

        init(widths: ClosedRange<Double>, read: @escaping (Size) throws -> [Screen]) {
            self.widths = widths
            self.read = read
        }

        mutating func families(at height: Double) throws -> [[ScreenFamily]] {
            if let known = families[height] { return known }
            let found = try ScreenFamily.families(along: SizeLine(widths: widths, height: height)) { [read] in
                try read(Size(width: $0, height: height))
            }
            families[height] = found
            return found
        }

        mutating func strip(of root: Int, from height: Double, to last: Double) throws -> FamilyStrip {
            let families = try families(at: height)[root]
            let least = min(Stretch.step, last - height)
            guard least > 0, let growths = try growths(of: root, families, from: height, by: least) else {
                return FamilyStrip(
                    heights: height...height, samplingReason: least > 0 ? .scaled : nil, families: families,
                    growths: families.map { _ in .zero })
            }
            let distance = try Bisection.end(of: last - height) { distance in
                try self.growths(of: root, families, from: height, by: distance) == growths
            }
            return FamilyStrip(
                heights: height...height + distance, samplingReason: nil, families: families, growths: growths)
        }

        /// Returns the growth of each family's screens per point; `nil` if one also changes in another way.
        private mutating func growths(
            of root: Int, _ families: [ScreenFamily], from height: Double, by distance: Double
        ) throws -> [Size]? {
            guard distance > 0 else { return nil }
            var growths: [Size] = []
            for family in families {
                var found: Size?
                for width in [family.widths.lowerBound, family.widths.upperBound] {
                    let taller = try screen(of: root, Size(width: width, height: height + distance))
                    guard let growth = family.screen(at: width).growth(to: taller, in: distance),
                        found == nil || found == growth
                    else { return nil }
                    found = growth
                }
                growths.append(found ?? .zero)
            }
            return growths
        }

        private mutating func screen(of root: Int, _ size: Size) throws -> Screen {
            if let known = screens[size] { return known[root] }
            let found = try read(size)
            screens[size] = found
            return found[root]
        }
    }
}
