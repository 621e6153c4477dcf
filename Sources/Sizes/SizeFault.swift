package import LayoutSimAudits

/// A fault, and the windows that have it.
package struct SizeFault: Hashable, Sendable {
    /// What is wrong in the first of these windows.
    package let finding: AuditFinding
    /// The widths of the windows that have it, in points, ascending.
    package let ranges: [ClosedRange<Double>]

    package init(finding: AuditFinding, ranges: [ClosedRange<Double>]) {
        (self.finding, self.ranges) = (finding, ranges)
    }
}
