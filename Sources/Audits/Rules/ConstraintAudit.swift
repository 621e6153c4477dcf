import LayoutSimAutoLayout
import LayoutSimViewTree

/// Faults in the constraints themselves: conflicts, ambiguities and ties between priorities.
struct ConstraintAudit {
    let layout: Layout
    private let named: [String: AuditedView]

    init(layout: Layout) {
        self.layout = layout
        named = Dictionary(
            layout.views.map { ($0.view.id, AuditedView($0.view)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The faults in the order of the layout engine; ambiguities of linked views are reported once.
    var findings: [AuditFinding] {
        conflicts + AmbiguityGroups(layout).groups.map(finding)
    }

    private var conflicts: [AuditFinding] {
        layout.diagnostics.filter { $0.kind == .unsatisfiable }.map { diagnostic in
            AuditFinding(.unsatisfiable, views(diagnostic.views), diagnostic.message)
        }
    }

    private func finding(_ group: AmbiguityGroup) -> AuditFinding {
        if let tie = group.tie(in: layout) {
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
