import LayoutSimDocuments
import LayoutSimViewTree

/// The constraints that cells have for their parts, which follow from the cells: what became of them is a part of the edit of
/// a cell.
struct CellConstraints {
    private let parents: [String: String]
    /// In the order of the cells.
    private let styles: [CellStyleChange]

    init(golden: Screen, now: Screen) {
        var parents: [String: String] = [:]
        for view in golden.root.inPreorder + now.root.inPreorder {
            for subview in view.subviews { parents[subview.id] = view.id }
        }
        self.parents = parents
        let (old, new) = (golden.styles(parents), now.styles(parents))
        styles = now.root.ids.compactMap { content in
            guard let old = old[content], let new = new[content], old != new, let cell = parents[content]
            else { return nil }
            return CellStyleChange(cell: cell, content: content, old: old, new: new)
        }
    }

    /// Edits with what follows from them reverted too, and changes of constraints that follow from none of them.
    func joined(_ edits: [Input], _ constraints: [Input]) -> [Input] {
        var (edits, constraints) = (edits, constraints)
        for style in styles { joinStyle(style, &edits, &constraints) }
        var own: [Input] = []
        for input in constraints {
            if let edit = edits.firstIndex(where: { follows(input, from: $0) }), let revert = input.revert,
                let first = edits[edit].revert
            {
                edits[edit].revert = { draft in
                    first(&draft)
                    revert(&draft)
                }
            } else {
                own.append(input)
            }
        }
        return edits + own
    }

    /// Makes one edit of a style of everything that follows from it.
    private func joinStyle(_ style: CellStyleChange, _ edits: inout [Input], _ constraints: inout [Input]) {
        func follows(_ input: Input) -> Bool {
            style.explains(input.change) || input.change.styledContent(parents) == style.content
        }
        let following = (edits + constraints).filter(follows)
        edits.removeAll(where: follows)
        constraints.removeAll(where: follows)
        edits.append(style.input(reverting: following))
    }

    /// Whether another style of a cell has other constraints instead.
    func isReplaced(_ constraint: Constraint) -> Bool {
        guard !styles.isEmpty, let content = constraint.styledContent(parents) else { return false }
        return styles.contains { $0.content == content }
    }

    /// The distances of the parts follow from the accessory of the cell, and that there is a constraint from which parts
    /// there are.
    private func follows(_ input: Input, from edit: Input) -> Bool {
        guard case .constraint(let constraint) = input.change.place, constraint.isOfCell, let view = edit.change.view
        else { return false }
        let contents = Set(constraint.items.flatMap { [$0.viewID, parents[$0.viewID] ?? ""] })
        switch edit.change.kind {
        case "accessory": return contents.contains { parents[$0] == view }
        case .added, .removed: return parents[view].map(contents.contains) ?? false
        default: return false
        }
    }
}

extension Screen {
    /// The built-in styles of cells by the ids of their content views; `parents` holds superviews by views.
    fileprivate func styles(_ parents: [String: String]) -> [String: Constraint.CellStyle] {
        var styles: [String: Constraint.CellStyle] = [:]
        for constraint in constraints {
            if let content = constraint.styledContent(parents) { styles[content] = constraint.cellStyle }
        }
        return styles
    }
}

extension InputChange {
    /// The content view whose parts the constraint places for a style; `nil` for everything else.
    fileprivate func styledContent(_ parents: [String: String]) -> String? {
        if case .constraint(let constraint) = place { constraint.styledContent(parents) } else { nil }
    }
}

extension Constraint {
    /// The content view whose parts the constraint places for a style: the superview of a part, or the owner of a guide.
    fileprivate func styledContent(_ parents: [String: String]) -> String? {
        guard cellStyle != nil else { return nil }
        return switch first.item {
        case .view(let part): parents[part]
        case .guide(_, let owner): owner
        }
    }
}
