package import LayoutSimDocuments
import LayoutSimViewTree

/// A cell whose built-in style has changed.
struct CellStyleChange {
    /// The id of the cell.
    let cell: String
    /// The id of its content view, whose parts the style places.
    let content: String
    let old: Constraint.CellStyle
    let new: Constraint.CellStyle

    /// Returns the edit, which also reverts everything it implies.
    func input(reverting inputs: [Input]) -> Input {
        let change = InputChange(.view(cell), .cellStyle, old: old.rawValue, new: new.rawValue)
        let reverts = inputs.compactMap(\.revert)
        return Input(change: change, revert: { draft in for revert in reverts { revert(&draft) } })
    }

    /// Returns whether the style explains a change, since it determines the guides of the content view.
    func explains(_ change: InputChange) -> Bool {
        change.place == .view(content) && change.kind == .guides
    }
}

extension PropertyKind {
    /// The built-in style of a cell.
    package static let cellStyle: PropertyKind = "cell style"
    /// The names of a view's layout guides.
    static let guides: PropertyKind = "guides"
}
