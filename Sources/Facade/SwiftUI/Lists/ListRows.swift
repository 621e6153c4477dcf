import LayoutSimProposalTree

/// What a view is in a list.
enum RowRole: Sendable { case row, header, footer }

/// What a view is in a list.
enum RowRoleKey: ViewTraitKey { static var defaultValue: RowRole { .row } }
/// The section that a view of a list belongs to; `nil` outside of sections.
enum SectionKey: ViewTraitKey { static var defaultValue: Int? { nil } }

/// Marks views as those of one section, rows that are not made with them.
nonisolated struct SectionModifier: PrimitiveModifier {
    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        if inputs.environment.isInMenu { return menuSection(outputs) }
        for element in outputs.elements { element.traits[SectionKey.self] = inputs.node.number }
        return outputs
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
    /// The rows, and what stands for those that are not made.
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

    /// The rows of collections of which all of the group is a part, such as those that make sections.
    var commonMarks: [RowMark] {
        let all = [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
        guard let first = all.first else { return [] }
        return first.traits[RowMarksKey.self].filter { mark in
            all.allSatisfy { element in
                element.traits[RowMarksKey.self].contains { $0.rows === mark.rows && $0.row == mark.row }
            }
        }
    }
}
