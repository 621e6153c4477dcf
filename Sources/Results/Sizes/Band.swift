package import LayoutSimAutoLayout

/// The windows of a plane between two heights, throughout which layout changes in the same order along every line.
package struct Band {
    /// The heights in points.
    package let heights: ClosedRange<Double>
    /// Why some windows of the band are not known; empty if all are.
    let samplingReasons: [SamplingReason]
    /// The stretches of the lowest line, and the corresponding ones of the highest line.
    private let lower: [Stretch]
    private let upper: [Stretch]

    /// Creates a band of a single line at a height in points; a reason says why the windows above it are not known.
    package init(_ line: [Stretch], at height: Double, samplingReason: SamplingReason? = nil) {
        (lower, upper, heights) = (line, line, height...height)
        samplingReasons = [samplingReason].compactMap(\.self) + line.samplingReasons
    }

    /// Whether every window of the band is known, rather than just its lines.
    package var isProven: Bool { samplingReasons.isEmpty }

    /// Creates the band of windows between two lines; `nil` if another order or another layout may lie between them.
    ///
    /// Two stretches with the same signature belong to one region, along with everything between them.
    init?(from lower: [Stretch], to upper: [Stretch], heights: ClosedRange<Double>) {
        guard lower.count == upper.count, zip(lower, upper).allSatisfy({ $0.isOfOneRegion(with: $1) }) else {
            return nil
        }
        (self.lower, self.upper, self.heights) = (lower, upper, heights)
        samplingReasons = []
    }

    /// Returns the stretches along the line at a height in points.
    package func line(at height: Double) -> [Stretch] {
        let part = part(at: height)
        guard part > 0 else { return lower }
        return zip(lower, upper).map { $0.between($1, at: part) }
    }

    private func part(at height: Double) -> Double {
        let extent = heights.upperBound - heights.lowerBound
        return extent > 0 ? (height - heights.lowerBound) / extent : 0
    }
}
