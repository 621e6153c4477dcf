import LayoutSimGeometry
import LayoutSimNotation

/// The parts of a range of lengths, in points, in which a change is visible.
package struct ChangedLengths: Hashable, Sendable {
    /// The parts, in ascending order.
    package private(set) var ranges: [ClosedRange<Double>] = []
    /// The range that was compared.
    package let compared: ClosedRange<Double>

    /// Creates an empty set of changes in a range of lengths.
    package init(in compared: ClosedRange<Double>) { self.compared = compared }

    /// Adds a range, merging it with any that it touches.
    package mutating func add(_ range: ClosedRange<Double>) {
        let touching = ranges.filter {
            $0.lowerBound - range.upperBound <= ChangedLengths.gap
                && range.lowerBound - $0.upperBound <= ChangedLengths.gap
        }
        ranges.removeAll(where: touching.contains)
        let joined = touching.reduce(range) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
        let place = ranges.firstIndex { $0.lowerBound > joined.lowerBound } ?? ranges.endIndex
        ranges.insert(joined, at: place)
    }

    /// The largest gap between two ranges that are merged, in points; far less than a pixel.
    static let gap = 0.004
}

extension ChangedLengths {
    /// Whether the change is visible at all lengths, up to half a point.
    package var isWhole: Bool { ranges.count == 1 && unchanged.isEmpty }

    /// The ranges as text, such as `320 … 400, 500 … 1400`.
    package var text: String { ranges.map(\.pointsText).joined(separator: ", ") }

    /// The lengths beyond which nothing changes, such as `below 414`.
    package var unchanged: [String] {
        guard let first = ranges.first, let last = ranges.last else { return [] }
        let lower = first.lowerBound - compared.lowerBound > 0.5 ? ["below \(decimal(first.lowerBound))"] : []
        let upper = compared.upperBound - last.upperBound > 0.5 ? ["above \(decimal(last.upperBound))"] : []
        return lower + upper
    }
}
