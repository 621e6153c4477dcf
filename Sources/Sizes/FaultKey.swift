import LayoutSimAudits

/// What makes two findings of different windows the same fault; their details may differ.
struct FaultKey: Hashable {
    let rule: AuditRule
    /// By id.
    let views: [String]

    init(_ finding: AuditFinding) {
        rule = finding.rule
        views = finding.views.map(\.id)
    }
}
