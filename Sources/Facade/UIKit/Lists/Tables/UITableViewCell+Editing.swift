import Foundation
import LayoutSimViewTree

extension UITableViewCell {
    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell shows its editing controls.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell asks whether to delete it; never set here.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// How a table edits a row.
    struct Editing: Equatable {
        var style = EditingStyle.none
        /// Whether the row has a selection control, which is filled while the row is selected.
        var selectsMany = false
        /// Whether the contents are indented even if there is no control.
        var indents = true
        var isMovable = false

        /// Whether there is a control at the leading edge.
        var hasControl: Bool { style != .none || selectsMany }
    }

    /// The widths that editing controls take at the leading and trailing edges, in points.
    var editingRoom: (leading: CGFloat, trailing: CGFloat) {
        guard isEditing, let editing = rowEditing else { return (0, 0) }
        let width = CGFloat(ListMetrics.editControlWidth)
        let takesLeading = editing.hasControl || editing.indents && shouldIndentWhileEditing
        return (takesLeading ? width : 0, editing.isMovable ? width : 0)
    }

    /// Whether the row is being edited in a table, so that the editing accessory applies.
    var isEditedInTable: Bool { isEditing && rowEditing != nil }

    /// The type of the visible accessory, which may differ during editing.
    var shownAccessoryType: AccessoryType { isEditedInTable ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { isEditedInTable ? editingAccessoryView : accessoryView }

    /// Shows or hides the editing controls.
    func placeEditingControls() {
        let editing = isEditing ? rowEditing : nil
        let looks = editing.flatMap { RowSymbol($0, isSelected: isSelected) }
        if looks == nil, editing?.isMovable != true, editControl == nil, reorderControl == nil { return }
        showEditControl(looks)
        showReorderControl(editing?.isMovable ?? false)
        let width = CGFloat(ListMetrics.editControlWidth)
        let (left, right) = sideInsets
        let leading = CGRect(x: left, y: 0, width: width, height: bounds.height)
        // The reorder control is next to the section index.
        let index = (superview as? UITableView)?.indexWidth ?? 0
        let trailing = CGRect(x: bounds.width - right - index - width, y: 0, width: width, height: bounds.height)
        editControl?.frame = leading.mirrored(in: bounds.width, if: isMirrored)
        reorderControl?.frame = trailing.mirrored(in: bounds.width, if: isMirrored)
    }

    private func showEditControl(_ look: RowSymbol?) {
        guard let look else {
            editControl?.removeFromSuperview()
            return editControl = nil
        }
        let control = editControl ?? UITableViewCellEditControl(self)
        if control.superview == nil { addSubview(control) }
        editControl = control
        control.show(look, of: spokenText)
    }

    private func showReorderControl(_ isShown: Bool) {
        guard isShown else {
            reorderControl?.removeFromSuperview()
            return reorderControl = nil
        }
        let control = reorderControl ?? UITableViewCellReorderControl(self)
        if control.superview == nil { addSubview(control) }
        reorderControl = control
        control.accessibilityLabel = "Reorder " + spokenText
    }

    /// The text by which editing controls refer to the row.
    private var spokenText: String {
        if let text = accessibilityLabel ?? parts.title?.text { return text }
        var waiting: [UIView] = [contentView]
        while let view = waiting.popLast() {
            if let text = (view as? UILabel)?.text { return text }
            waiting += view.subviews.reversed()
        }
        return ""
    }
}
