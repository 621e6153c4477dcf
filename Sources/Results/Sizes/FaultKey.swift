import LayoutSimAudits

/// The identity of a fault across windows; the details of its findings may differ.
struct FaultKey: Hashable {
    let rule: AuditRule
    /// The views by id.
    let views: [String]

    init(_ finding: AuditFinding) {
        rule = finding.rule
        views = finding.views.map(\.id)
    }
}
