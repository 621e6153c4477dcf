package import LayoutSimDocuments
import LayoutSimViewTree

/// A built-in style, `UITableViewCell.CellStyle`, as the constraints tell it that it has for the parts of a cell.
enum CellStyle: String {
    case `default`, value1, subtitle

    /// A subtitle centers a guide around its texts, and the text of a default cell is as high as its content view.
    init?(_ constraints: [Constraint]) {
        func isHigh(_ constraint: Constraint) -> Bool {
            [.top, .bottom].contains(constraint.first.attribute)
        }
        func isAtTheEnd(_ constraint: Constraint) -> Bool {
            [.trailing, .right].contains(constraint.first.attribute)
        }
        if constraints.contains(where: { $0.items.contains(where: \.isCustomGuide) }) {
            self = .subtitle
        } else if constraints.contains(where: isHigh) {
            self = .default
        } else if constraints.contains(where: isAtTheEnd) {
            self = .value1
        } else {
            return nil
        }
    }
}

/// A cell that has another built-in style than before.
struct CellStyleChange {
    /// The id of the cell.
    let cell: String
    /// The id of its content view, whose parts the style places.
    let content: String
    let old: CellStyle
    let new: CellStyle

    /// The edit, which reverts what follows from it too.
    func input(reverting inputs: [Input]) -> Input {
        let change = InputChange(.view(cell), .cellStyle, old: old.rawValue, new: new.rawValue)
        let reverts = inputs.compactMap(\.revert)
        return Input(change: change, revert: { draft in for revert in reverts { revert(&draft) } })
    }

    /// The guides of the content view follow from the style.
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

extension LayoutItem {
    fileprivate var isCustomGuide: Bool {
        if case .guide(.custom, _) = self { true } else { false }
    }
}
