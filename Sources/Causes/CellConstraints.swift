import LayoutSimDocuments
import LayoutSimViewTree

/// The constraints that cells have for their parts, which follow from the cells: what became of them is a part of the edit of
/// a cell.
struct CellConstraints {
    private let parents: [String: String]

    init(golden: View, now: View) {
        var parents: [String: String] = [:]
        for view in golden.inPreorder + now.inPreorder {
            for subview in view.subviews { parents[subview.id] = view.id }
        }
        self.parents = parents
    }

    /// Edits with what follows from them reverted too, and changes of constraints that follow from none of them.
    func joined(_ edits: [Input], _ constraints: [Input]) -> [Input] {
        var edits = edits
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
