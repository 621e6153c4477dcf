import LayoutSimPixels

/// How much of a tolerance two images of the same size use, compared pixel by pixel.
package struct Drift: Hashable, Sendable {
    package var tolerance: Tolerance
    /// Pixels that the tolerance does not cover.
    package var changed: Int
    /// Pixels that differ by more than rounding but less than the eye can see.
    package var faint: Int
    /// Pixels of antialiased edges.
    package var antialiased: Int
    /// The window with the most change.
    package var density: ChangeDensity
    /// The maximum change in a window, in sixteenths of pixels.
    package var greatestDensity: Int
    /// The number of pixels whose color differs by more than a percentage of the maximum; empty if the images pass.
    package var sweep: [Step] = []

    /// The number of pixels at one percentage.
    package struct Step: Hashable, Sendable {
        package var percent: Int
        package var count: Int
    }

    /// Whether the images pass.
    package var isTolerated: Bool { density.greatest <= greatestDensity }

    /// Creates the drift; `mask` is that of the images compared in place, judged by the tolerance.
    init(_ pictures: PicturePair, _ mask: DifferenceMask, _ tolerance: Tolerance, scale: Int) {
        let side = 8 * scale
        self.tolerance = tolerance
        changed = mask.count(of: .changed)
        faint = mask.count(of: .faint)
        antialiased = mask.count(of: .antialiased)
        density = ChangeDensity(of: mask, side: side)
        greatestDensity = 16 * tolerance.densityPercent * side * side / 100
        if !isTolerated { sweep = pictures.sweep([0, 2, 5, 10, 20]) }
    }
}

extension PicturePair {
    fileprivate func sweep(_ percents: [Int]) -> [Drift.Step] {
        let limits = percents.map(ColorDifference.percent)
        var counts = percents.map { _ in 0 }
        for row in 0..<min(expected.height, actual.height) where !isSame(row, row) {
            for x in 0..<width where expected[x, row] != actual[x, row] {
                let difference = ColorDifference(expected[x, row], actual[x, row])
                for index in limits.indices where difference > limits[index] { counts[index] += 1 }
            }
        }
        return zip(percents, counts).map { Drift.Step(percent: $0, count: $1) }
    }
}

extension Drift: CustomStringConvertible {
    package var description: String {
        let counts = "\(changed) px changed, \(faint) faint, \(antialiased) antialiased"
        let place = "\(density.window.x),\(density.window.y) \(density.window.width)x\(density.window.height)"
        let densest = "\(density.greatest / 16) of \(greatestDensity / 16) px allowed within \(place)"
        let steps = sweep.map { "\($0.count) at \($0.percent) %" }.joined(separator: ", ")
        return "tolerance (\(tolerance.reason)): \(counts); \(densest)"
            + (sweep.isEmpty ? "" : "; differing pixels: \(steps)")
    }
}
