import LayoutSimAutoLayout
import LayoutSimViewTree

/// Faults in the constraints themselves: conflicts, ambiguities and priority ties.
struct ConstraintAudit {
    let layout: Layout
    private let named: [String: AuditedView]

    init(layout: Layout) {
        self.layout = layout
        let told = layout.diagnostics.isEmpty ? [] : layout.views
        named = Dictionary(told.map { ($0.view.id, AuditedView($0.view)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The findings in the order of the layout engine; ambiguities of linked views are reported once.
    var findings: [AuditFinding] {
        guard !layout.diagnostics.isEmpty else { return [] }
        return told(.unsatisfiable, as: .unsatisfiable) + ambiguities
            + told(.feedbackLoop, as: .feedbackLoop)
    }

    private func told(_ kind: Diagnostic.Kind, as rule: AuditRule) -> [AuditFinding] {
        layout.diagnostics.filter { $0.kind == kind }.map { AuditFinding(rule, views($0.views), $0.message) }
    }

    private var ambiguities: [AuditFinding] {
        let groups = AmbiguityGroups(layout).groups
        guard !groups.isEmpty else { return [] }
        let wishes = SizeWishes(layout)
        return groups.map { finding($0, wishes) }
    }

    private func finding(_ group: AmbiguityGroup, _ wishes: SizeWishes) -> AuditFinding {
        if let tie = group.tie(among: wishes) {
            return AuditFinding(.priorityTie, views(tie.views), tie.description)
        }
        let messages = group.diagnostics.map(\.message)
        let more = messages.count > 3 ? ["and \(messages.count - 3) more"] : []
        return AuditFinding(.ambiguous, views(group.views), (messages.prefix(3) + more).joined(separator: "; "))
    }

    private func views(_ ids: [String]) -> [AuditedView] {
        ids.map { named[$0] ?? AuditedView(id: $0) }
    }
}
