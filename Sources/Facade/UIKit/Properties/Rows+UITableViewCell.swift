import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiTableViewCellTables = [
        uiTableViewCell
    ]

    static let uiTableViewCell = ObjectProperty.table(of: UITableViewCell.self) {
        $0.get("imageView", \.imageView)
        $0.get("textLabel", \.textLabel)
        $0.get("detailTextLabel", \.detailTextLabel)
        $0.get("contentView", \.contentView)
        $0.add("backgroundView", \.backgroundView)
        $0.add("selectedBackgroundView", \.selectedBackgroundView)
        $0.add("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
        $0.get("reuseIdentifier", \.reuseIdentifier)
        $0.look("selectionStyle", \.selectionStyle, nib: .own)
        $0.add("selected", \.isSelected)
        $0.add("highlighted", \.isHighlighted)
        $0.get("editingStyle", \.editingStyle)
        $0.add("showsReorderControl", \.showsReorderControl)
        $0.add("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
        $0.look("accessoryType", \.accessoryType, nib: .own)
        $0.add("accessoryView", \.accessoryView)
        $0.add("editingAccessoryType", \.editingAccessoryType)
        $0.add("editingAccessoryView", \.editingAccessoryView)
        $0.add("indentationLevel", \.indentationLevel, nib: .own)
        $0.add("indentationWidth", \.indentationWidth, nib: .own)
        $0.add("separatorInset", \.separatorInset, nib: .own)
        $0.add("editing", \.isEditing)
        $0.get("showingDeleteConfirmation", \.showingDeleteConfirmation)
        $0.add("focusStyle", \.focusStyle)
        $0.add("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
        $0.get("configurationState", \.configurationState)
        $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
        $0.add("contentConfiguration", \.contentConfiguration)
        $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
        $0.add("backgroundConfiguration", \.backgroundConfiguration)
        $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
    }
}
