import UIKit

/// What of a list is selected, and whether it is being edited.
@MainActor struct ListState {
    let selection: ListSelection?
    let selected: Set<AnyHashable>
    let isEditing: Bool

    /// Writes down what fingers do with a row.
    func note(_ row: ViewElement, _ actor: RowActor, _ place: inout RowPlace) {
        let own = row.traits[RowSettingsKey.self]
        let edits = row.traits[RowEditsKey.self]
        actor.edits = edits
        actor.swipes = row.traits[RowSwipesKey.self]
        actor.canDelete = edits?.delete != nil && own.isDeleteDisabled != true
        actor.canMove = edits?.move != nil && own.isMoveDisabled != true
        let value = own.isSelectionDisabled == true ? nil : value(of: row)
        place.isSelected = value.map(selected.contains) ?? false
        place.isMovable = isEditing && actor.canMove
        place.control = control(value, isSelected: place.isSelected, canDelete: actor.canDelete)
        actor.control = place.control
        actor.select = nil
        if let selection, let value, selection.isMultiple == isEditing { actor.select = { selection.tap(value) } }
    }

    private func control(_ value: AnyHashable?, isSelected: Bool, canDelete: Bool) -> RowSymbol? {
        guard isEditing else { return nil }
        if let selection, selection.isMultiple, value != nil { return isSelected ? .selected : .unselected }
        return canDelete ? .delete : nil
    }

    /// Returns the value that the selection has when a row is selected: its tag, else its identity in a collection.
    private func value(of row: ViewElement) -> AnyHashable? {
        guard let selection else { return nil }
        if let tag = row.traits[TagKey.self] {
            if let value = selection.value(tag) { return value }
        } else {
            for mark in row.traits[RowMarksKey.self] {
                if let value = mark.rows.identity(mark.row).flatMap(selection.value) { return value }
            }
        }
        if !row.hasButton {
            let type = "\(selection.type)"
            row.tell("is a row of a List with a selection of type \(type), and has no tag or identity of that type")
        }
        return nil
    }
}

extension ViewElement {
    /// Whether a button is in the element.
    var hasButton: Bool {
        var open = [self]
        while let element = open.popLast() {
            if element.display is TapDisplay { return true }
            open += element.children
        }
        return false
    }

    /// Tells of a fault of the row's first view that shows something.
    fileprivate func tell(_ fault: String) {
        var (first, known) = (self, line)
        while first.display == nil, let child = first.children.first {
            first = child
            if let own = first.line, own.codeLine != nil { known = own }
        }
        LayoutFindings.tell(fault, of: first.name ?? "Row", known)
    }
}
