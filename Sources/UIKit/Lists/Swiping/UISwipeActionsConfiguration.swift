public import Foundation

/// An action that appears when a row is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal = 0, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor! = .systemGray
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The set of actions that appear when a row is swiped.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
    @preconcurrency @MainActor public override convenience init() { self.init(actions: []) }
}

/// A swipe action of the API that preceded swipe action configurations.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        public static var destructive: Style { .default }
    }
    let handler: (UITableViewRowAction, IndexPath) -> Void
    open private(set) var style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
