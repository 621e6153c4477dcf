import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let swipingTables = [
        uiContextualAction, uiSwipeActionsConfiguration, uiTableViewRowAction,
    ]

    static let uiContextualAction = ObjectProperty.table(of: UIContextualAction.self) {
        $0.get("style", \.style)
        $0.get("handler", \.handler)
        $0.add("title", \.title)
        $0.add("image", \.image)
        $0.add("backgroundColor", \.backgroundColor)
    }
    static let uiSwipeActionsConfiguration = ObjectProperty.table(of: UISwipeActionsConfiguration.self) {
        $0.get("actions", \.actions)
        $0.add("performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe)
    }
    static let uiTableViewRowAction = ObjectProperty.table(of: UITableViewRowAction.self) {
        $0.get("style", \.style)
        $0.add("title", \.title)
        $0.add("backgroundColor", \.backgroundColor)
        $0.add("backgroundEffect", \.backgroundEffect)
    }
}
