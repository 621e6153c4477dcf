import Foundation

/// What can be done with the rows of a collection.
struct RowEdits {
    let rows: LazyRows
    var row: Int
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

enum RowEditsKey: ViewTraitKey { static var defaultValue: RowEdits? { nil } }
/// Has the rows of a collection be deleted or moved.
nonisolated struct RowEditing: PrimitiveModifier {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        for element in outputs.elements {
            // The outermost collection in the view that is modified.
            let marks = element.traits[RowMarksKey.self].filter { $0.rows.depth > inputs.node.depth }
            if let mark = marks.min(by: { $0.rows.depth < $1.rows.depth }) { allow(on: element, mark) }
        }
        return outputs
    }

    /// Has the row of a collection be deleted or moved.
    @MainActor func allow(on element: ViewElement, _ mark: RowMark) {
        var edits = RowEdits(rows: mark.rows, row: mark.row)
        if let known = element.traits[RowEditsKey.self], known.rows === mark.rows {
            (edits.delete, edits.move) = (known.delete, known.move)
        }
        if let delete { edits.delete = delete }
        if let move { edits.move = move }
        element.traits[RowEditsKey.self] = edits
    }
}
