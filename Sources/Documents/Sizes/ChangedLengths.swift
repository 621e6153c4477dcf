import LayoutSimGeometry
import LayoutSimNotation

/// The parts of a range of lengths, in points, in which a change shows.
package struct ChangedLengths: Hashable, Sendable {
    /// Ascending.
    package private(set) var ranges: [ClosedRange<Double>] = []
    /// What was compared.
    package let compared: ClosedRange<Double>

    /// Nothing changes yet in a range of lengths.
    package init(in compared: ClosedRange<Double>) { self.compared = compared }

    /// Adds a part; parts that touch are one.
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

    /// Between two parts, in points; far less than a pixel.
    static let gap = 0.004
}

extension ChangedLengths {
    /// Whether a change shows in all lengths, but for half a point.
    package var isWhole: Bool { ranges.count == 1 && unchanged.isEmpty }

    /// The parts, such as `320 … 400, 500 … 1400`.
    package var text: String { ranges.map(\.pointsText).joined(separator: ", ") }

    /// Beyond which lengths nothing changes, such as `below 414`.
    package var unchanged: [String] {
        guard let first = ranges.first, let last = ranges.last else { return [] }
        let lower = first.lowerBound - compared.lowerBound > 0.5 ? ["below \(decimal(first.lowerBound))"] : []
        let upper = compared.upperBound - last.upperBound > 0.5 ? ["above \(decimal(last.upperBound))"] : []
        return lower + upper
    }
}
