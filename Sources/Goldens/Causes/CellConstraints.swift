import LayoutSimDocuments
import LayoutSimViewTree

/// The constraints of cells' parts, which the cells imply: their changes are part of the edit of a cell.
struct CellConstraints {
    private let parents: [String: String]
    /// The style changes in the order of the cells.
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

    /// Returns edits that also revert the constraints they imply, and constraint changes that no edit implies.
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

    /// Combines everything that a style change implies into a single edit.
    private func joinStyle(_ style: CellStyleChange, _ edits: inout [Input], _ constraints: inout [Input]) {
        func follows(_ input: Input) -> Bool {
            style.explains(input.change) || input.change.styledContent(parents) == style.content
        }
        let following = (edits + constraints).filter(follows)
        edits.removeAll(where: follows)
        constraints.removeAll(where: follows)
        edits.append(style.input(reverting: following))
    }

    /// Returns whether a constraint is replaced because its cell has another style.
    func isReplaced(_ constraint: Constraint) -> Bool {
        guard !styles.isEmpty, let content = constraint.styledContent(parents) else { return false }
        return styles.contains { $0.content == content }
    }

    /// Returns whether an edit implies a constraint change: the distances of the parts depend on the accessory of a
    /// cell, and the existence of constraints on that of the parts.
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
    /// Returns the built-in styles of cells by the ids of their content views; `parents` holds superviews by views.
    fileprivate func styles(_ parents: [String: String]) -> [String: Constraint.CellStyle] {
        var styles: [String: Constraint.CellStyle] = [:]
        for constraint in constraints {
            if let content = constraint.styledContent(parents) { styles[content] = constraint.cellStyle }
        }
        return styles
    }
}

extension InputChange {
    /// Returns the content view for whose parts a style has the constraint; `nil` for everything else.
    fileprivate func styledContent(_ parents: [String: String]) -> String? {
        if case .constraint(let constraint) = place { constraint.styledContent(parents) } else { nil }
    }
}

extension Constraint {
    /// Returns the content view for whose parts a style has the constraint: the superview of a part, or the owner of a
    /// guide.
    fileprivate func styledContent(_ parents: [String: String]) -> String? {
        guard cellStyle != nil else { return nil }
        return switch first.item {
        case .view(let part): parents[part]
        case .guide(_, let owner): owner
        }
    }
}
