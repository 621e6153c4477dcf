import LayoutSimProposalTree

/// What a view is in a list.
enum RowRole: Sendable { case row, header, footer }

/// What a view is in a list.
enum RowRoleKey: ViewTraitKey { static var defaultValue: RowRole { .row } }
/// The section that a view of a list belongs to; `nil` outside of sections.
enum SectionKey: ViewTraitKey { static var defaultValue: Int? { nil } }
/// The insets of a list's row; `nil` for those of the list.
enum RowInsetsKey: ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }

/// Marks views as those of one section.
nonisolated struct SectionModifier: PrimitiveModifier {
    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        if inputs.environment.isInMenu { return menuSection(body(inputs)) }
        return body(inputs).wrapped { element in
            let marked = ViewElement(inputs.node, .plain(.decoration), [element])
            marked.traits[SectionKey.self] = inputs.node.number
            return marked
        }
    }

    /// Returns the entry of a menu that a section stands for.
    @MainActor private func menuSection(_ outputs: _ViewOutputs) -> _ViewOutputs {
        var header = _ViewOutputs()
        header.elements = outputs.elements.filter { $0.traits[RowRoleKey.self] == .header }
        return .entry(.section(title: header.words, outputs.preferences[MenuEntriesKey.self]))
    }
}

/// A group of rows with what is above and below it.
@MainActor struct ListGroup {
    var header: ViewElement?
    var rows: [ViewElement] = []
    var footer: ViewElement?

    /// Returns the groups of a list's views: those of each section, and those between sections.
    static func groups(of elements: [ViewElement]) -> [ListGroup] {
        var groups: [(section: Int?, group: ListGroup)] = []
        for element in elements {
            let section = element.traits[SectionKey.self]
            if groups.last?.section != section || groups.isEmpty { groups.append((section, ListGroup())) }
            let last = groups.count - 1
            switch element.traits[RowRoleKey.self] {
            case .row: groups[last].group.rows.append(element)
            case .header: groups[last].group.header = element
            case .footer: groups[last].group.footer = element
            }
        }
        return groups.map(\.group)
    }
}
