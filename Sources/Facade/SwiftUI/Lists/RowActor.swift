import Foundation
import UIKit

/// What fingers do with a row of a list; brought up to date each time that the list is made.
@MainActor final class RowActor {
    /// Selects the row or takes it out of the selection; `nil` where rows are not selected.
    var select: (() -> Void)?
    /// The buttons behind the row.
    var swipes: [RowSwipeButtons] = []
    /// The collection that the row belongs to, and what can be done with its rows; `nil` for nothing.
    var edits: RowEdits?
    var canDelete = false
    var canMove = false
    /// The control at the leading side of the row.
    var control: RowSymbol?
    /// Whether the row is touched as a whole, and no view in it.
    var isTouchedAsWhole: Bool { control == .selected || control == .unselected }

    /// The actions at a side, and whether a full swipe does the first one.
    func actions(at edge: HorizontalEdge) -> (all: [RowAction], performsFirst: Bool) {
        let own = swipes.filter { $0.edge == edge }
        if own.isEmpty, edge == .trailing, canDelete, swipes.isEmpty { return ([deletion], true) }
        return (own.flatMap(\.actions), own.first?.allowsFullSwipe ?? true)
    }

    /// The button that a row has which can be deleted and says nothing of swipes.
    var deletion: RowAction {
        RowAction(title: "Delete", image: nil, color: .systemRed) { [weak self] _, done in
            done()
            guard let edits = self?.edits else { return }
            edits.delete?(IndexSet(integer: edits.row))
        }
    }
}
