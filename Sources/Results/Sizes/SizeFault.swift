package import LayoutSimAudits

/// A fault, and the windows that have it.
package struct SizeFault: Hashable, Sendable {
    /// The finding in the first of these windows.
    package let finding: AuditFinding
    /// The widths of the windows that have it, in points and ascending order.
    package let ranges: [ClosedRange<Double>]

    package init(finding: AuditFinding, ranges: [ClosedRange<Double>]) {
        (self.finding, self.ranges) = (finding, ranges)
    }
}
