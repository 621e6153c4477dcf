import Foundation
import LayoutSimInterfaceBuilder

extension UITableViewCell {
    /// Applies the cell's attributes from the file if it is the root view.
    func take(_ root: InterfaceBuilderRoot) {
        shape = root.cellContent
        accessoryType =
            switch root.objects[root.id]?["accessoryType"] {
            case "disclosureIndicator": .disclosureIndicator
            case "detailDisclosureButton": .detailDisclosureButton
            case "checkmark": .checkmark
            case "detailButton": .detailButton
            default: .none
            }
    }
}

extension UITableViewCell.CellStyle {
    /// Creates a style from its name in Interface Builder files.
    init(interfaceBuilderName name: String?) {
        switch name {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}

extension UITableView.Style {
    /// Creates a style from its name in Interface Builder files.
    init(interfaceBuilderName name: String?) {
        switch name {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}
