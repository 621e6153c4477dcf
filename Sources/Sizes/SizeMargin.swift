import LayoutSimAudits

/// By how much windows may be narrower than those of a line before something is wrong.
package struct SizeMargin: Hashable, Sendable {
    /// In points.
    package let distance: Double
    /// What is wrong in the widest of the narrower windows that have a fault.
    package let fault: SizeFault

    /// How much narrower windows are looked at, in points.
    package static let extent = 100.0
}

extension SizeReport {
    /// How far below a width, in points, the nearest of some of its faults lies; `nil` if there are none.
    package static func margin(of faults: [SizeFault], below width: Double) -> SizeMargin? {
        let margins = faults.compactMap { fault in
            fault.ranges.last.map { SizeMargin(distance: max(0, width - $0.upperBound), fault: fault) }
        }
        // Of equals the first one, as in the list of faults.
        return margins.enumerated().min { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }?.element
    }
}
