import Foundation
import LayoutSimInterfaceBuilder

extension UITableViewCell {
    /// Takes over what the file says of a row, if this is the root's.
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
    /// The style of a name in Interface Builder's files.
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
    /// The style of a name in Interface Builder's files.
    init(interfaceBuilderName name: String?) {
        switch name {
        case "grouped": self = .grouped
        case "insetGrouped": self = .insetGrouped
        default: self = .plain
        }
    }
}
