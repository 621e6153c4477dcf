import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let tablesTables = [
        uiTableViewDropProposal, uiTableViewPlaceholder, uiTableViewDropPlaceholder, uiLocalizedIndexedCollation,
        uiTableViewHeaderFooterView,
    ]

    static let uiTableViewDropProposal = ObjectProperty.table(of: UITableViewDropProposal.self) {
        $0.get("intent", \.intent)
    }
    static let uiTableViewPlaceholder = ObjectProperty.table(of: UITableViewPlaceholder.self) {
        $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
    static let uiTableViewDropPlaceholder = ObjectProperty.table(of: UITableViewDropPlaceholder.self) {
        $0.add("previewParametersProvider", \.previewParametersProvider)
    }
    static let uiLocalizedIndexedCollation = ObjectProperty.table(of: UILocalizedIndexedCollation.self) {
        $0.get("sectionTitles", \.sectionTitles)
        $0.get("sectionIndexTitles", \.sectionIndexTitles)
    }
    static let uiTableViewHeaderFooterView = ObjectProperty.table(of: UITableViewHeaderFooterView.self) {
        $0.get("textLabel", \.textLabel)
        $0.get("detailTextLabel", \.detailTextLabel)
        $0.get("contentView", \.contentView)
        $0.add("backgroundView", \.backgroundView)
        $0.get("reuseIdentifier", \.reuseIdentifier)
        $0.get("configurationState", \.configurationState)
        $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
        $0.add("contentConfiguration", \.contentConfiguration)
        $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
        $0.add("backgroundConfiguration", \.backgroundConfiguration)
        $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
    }
}
