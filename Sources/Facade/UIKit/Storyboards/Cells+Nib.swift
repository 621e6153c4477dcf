import Foundation
import LayoutSimInterfaceBuilder

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
