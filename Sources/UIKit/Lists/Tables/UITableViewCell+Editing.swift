import Foundation
import LayoutSimViewTree

extension UITableViewCell {
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// How a table edits a row.
    struct Editing: Equatable {
        var style = EditingStyle.none
        /// Whether a circle is filled while the row is selected.
        var selectsMany = false
        /// Whether the contents make room for a control even if there is none.
        var indents = true
        var isMovable = false

        /// Whether the contents begin further in.
        var takesLeading: Bool { style != .none || selectsMany || indents }
    }

    /// What editing takes from the width of the contents, at the leading and at the trailing side, in points.
    var editingRoom: (leading: CGFloat, trailing: CGFloat) {
        guard isEditing, let editing = rowEditing else { return (0, 0) }
        let width = CGFloat(ListMetrics.editControlWidth)
        return (editing.takesLeading ? width : 0, editing.isMovable ? width : 0)
    }

    /// Whether what a table says of the accessory is that of rows that are edited.
    var isEditedInTable: Bool { isEditing && rowEditing != nil }

    /// The kind of accessory that is shown, which may be another while the row is edited.
    var shownAccessoryType: AccessoryType { isEditedInTable ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { isEditedInTable ? editingAccessoryView : accessoryView }

    /// Shows the controls that edit the row, or takes them away.
    func placeEditingControls() {
        let editing = isEditing ? rowEditing : nil
        let looks = editing.flatMap { UITableViewCellEditControl.Look($0, isSelected: isSelected) }
        if looks == nil, editing?.isMovable != true, editControl == nil, reorderControl == nil { return }
        showEditControl(looks)
        showReorderControl(editing?.isMovable ?? false)
        let width = CGFloat(ListMetrics.editControlWidth)
        let (left, right) = sideInsets
        let leading = CGRect(x: left, y: 0, width: width, height: bounds.height)
        // The grip stands before the titles at the side of the table.
        let index = (superview as? UITableView)?.indexWidth ?? 0
        let trailing = CGRect(x: bounds.width - right - index - width, y: 0, width: width, height: bounds.height)
        editControl?.frame = leading.mirrored(in: bounds.width, if: isMirrored)
        reorderControl?.frame = trailing.mirrored(in: bounds.width, if: isMirrored)
    }

    private func showEditControl(_ look: UITableViewCellEditControl.Look?) {
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

    /// What controls call the row.
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
