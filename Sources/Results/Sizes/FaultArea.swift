package import LayoutSimAudits
package import LayoutSimGeometry

/// A connected area of windows of a plane that have a fault.
package struct FaultArea: Hashable, Sendable {
    /// The range of widths of windows at a height that have the fault.
    package struct Slice: Hashable, Sendable {
        /// The height in points.
        package let height: Double
        /// The widths in points.
        package let widths: ClosedRange<Double>
    }

    /// The slices upward; between two of them, both ends are linear in the height.
    package private(set) var slices: [Slice]

    init(_ slice: Slice) { slices = [slice] }

    /// The heights of its windows, in points.
    package var heights: ClosedRange<Double> { slices[0].height...slices[slices.count - 1].height }

    /// The widths of its windows, in points.
    package var widths: ClosedRange<Double> {
        let lower = slices.map(\.widths.lowerBound).min() ?? 0
        return lower...max(lower, slices.map(\.widths.upperBound).max() ?? 0)
    }

    /// Returns the widths of its windows at a height, both in points; `nil` if it has none.
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

    /// Whether the fault is in all windows between the minimum and maximum width and height, to within a pixel.
    package var isRectangle: Bool {
        let widths = widths
        return slices.allSatisfy {
            abs($0.widths.lowerBound - widths.lowerBound) <= 0.5 && abs($0.widths.upperBound - widths.upperBound) <= 0.5
        }
    }

    /// The corners as widths and heights in points: up along the minimum widths and down along the maximum ones.
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
    /// Returns whether omitting a slice changes an area by no more than half a pixel in width.
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
    /// The finding in the first of these windows.
    package let finding: AuditFinding
    /// The areas, upward.
    package let areas: [FaultArea]

    /// The widths from the narrowest to the widest of the windows, in points.
    package var widths: ClosedRange<Double> {
        let widths = areas.map(\.widths)
        let least = widths.map(\.lowerBound).min() ?? 0
        return least...max(least, widths.map(\.upperBound).max() ?? 0)
    }
}
