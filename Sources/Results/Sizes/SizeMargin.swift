import LayoutSimAudits

/// How much narrower than those of a line windows may become before a fault occurs.
package struct SizeMargin: Hashable, Sendable {
    /// The distance in points.
    package let distance: Double
    /// The fault in the widest of the narrower windows that have one.
    package let fault: SizeFault

    /// The range of narrower windows that are examined, in points.
    package static let extent = 100.0
}

extension SizeReport {
    /// Returns the margin, in points, between a width and the nearest of some faults below it; `nil` if there are none.
    package static func margin(of faults: [SizeFault], below width: Double) -> SizeMargin? {
        let margins = faults.compactMap { fault in
            fault.ranges.last.map { SizeMargin(distance: max(0, width - $0.upperBound), fault: fault) }
        }
        // Of several equal ones, the first, as in the list of faults.
        return margins.enumerated().min { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }?.element
    }
}
