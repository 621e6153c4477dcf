package import LayoutSimAudits
package import LayoutSimGeometry

/// The windows of a plane that have a fault, as far as they hang together.
package struct FaultArea: Hashable, Sendable {
    /// The widths of the windows of one height that have it.
    package struct Slice: Hashable, Sendable {
        /// In points.
        package let height: Double
        /// In points.
        package let widths: ClosedRange<Double>
    }

    /// Upward; between two of them, both ends are linear in the height.
    package private(set) var slices: [Slice]

    init(_ slice: Slice) { slices = [slice] }

    /// The heights of its windows, in points.
    package var heights: ClosedRange<Double> { slices[0].height...slices[slices.count - 1].height }

    /// The widths of its windows, in points.
    package var widths: ClosedRange<Double> {
        let lower = slices.map(\.widths.lowerBound).min() ?? 0
        return lower...max(lower, slices.map(\.widths.upperBound).max() ?? 0)
    }

    /// The widths of its windows of a height, both in points; `nil` if it has none.
    package func widths(at height: Double) -> ClosedRange<Double>? {
        guard heights.contains(height), let place = slices.lastIndex(where: { $0.height <= height }) else { return nil }
        let (lower, upper) = (slices[place], slices[min(place + 1, slices.count - 1)])
        let extent = upper.height - lower.height
        let part = extent > 0 ? (height - lower.height) / extent : 0
        func end(_ end: KeyPath<ClosedRange<Double>, Double>) -> Double {
            lower.widths[keyPath: end] + (upper.widths[keyPath: end] - lower.widths[keyPath: end]) * part
        }
        return end(\.lowerBound)...max(end(\.lowerBound), end(\.upperBound))
    }

    /// Whether all of its windows between the least and the greatest width and height have the fault, but for a pixel.
    package var isRectangle: Bool {
        let widths = widths
        return slices.allSatisfy {
            abs($0.widths.lowerBound - widths.lowerBound) <= 0.5 && abs($0.widths.upperBound - widths.upperBound) <= 0.5
        }
    }

    /// The corners as widths and heights in points: up along the least widths and down along the greatest ones.
    package var corners: [Size] {
        slices.map { Size(width: $0.widths.lowerBound, height: $0.height) }
            + slices.reversed().map { Size(width: $0.widths.upperBound, height: $0.height) }
    }

    mutating func add(_ slice: Slice) {
        while slices.count > 1, slices[slices.count - 1].isBetween(slices[slices.count - 2], slice) {
            slices.removeLast()
        }
        slices.append(slice)
    }
}

extension FaultArea.Slice {
    /// Whether an area loses nothing that is wider than half a pixel without it.
    fileprivate func isBetween(_ lower: Self, _ upper: Self) -> Bool {
        let extent = upper.height - lower.height
        guard extent > 0 else { return true }
        let part = (height - lower.height) / extent
        func isOnTheWay(_ end: KeyPath<ClosedRange<Double>, Double>) -> Bool {
            let (first, last) = (lower.widths[keyPath: end], upper.widths[keyPath: end])
            return abs(first + (last - first) * part - widths[keyPath: end]) <= 0.25
        }
        return isOnTheWay(\.lowerBound) && isOnTheWay(\.upperBound)
    }
}

/// A fault, and the windows of a plane that have it.
package struct PlaneFault: Hashable, Sendable {
    /// What is wrong in the first of these windows.
    package let finding: AuditFinding
    /// Upward.
    package let areas: [FaultArea]

    /// From the narrowest of the windows to the widest one, in points.
    package var widths: ClosedRange<Double> {
        let widths = areas.map(\.widths)
        let least = widths.map(\.lowerBound).min() ?? 0
        return least...max(least, widths.map(\.upperBound).max() ?? 0)
    }
}
