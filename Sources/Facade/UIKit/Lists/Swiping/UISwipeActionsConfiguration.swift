public import Foundation
public import LayoutSimInertness

/// An action that appears when a row is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The style of an action; a destructive one is red.
    public enum Style: Int, Sendable { case normal = 0, destructive }
    /// The handler of an action, which calls the last argument when it is done, and thereby hides the actions.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// The style of the action.
    open private(set) var style: Style
    /// The handler of the action.
    open private(set) var handler: Handler
    /// The title of the action's button; `nil` for none.
    open var title: String?
    /// The image of the action's button; `nil` for none.
    open var image: UIImage?
    /// The background color of the action's button; gray by default and for `nil`, and not used for a destructive
    /// action.
    open var backgroundColor: UIColor! = .systemGray {
        didSet { if backgroundColor == nil { backgroundColor = .systemGray } }
    }
    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The set of actions that appear when a row is swiped.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inward.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true
    /// Creates a configuration of actions, from the edge of the row inward.
    public init(actions: [UIContextualAction]) { self.actions = actions }
    /// Creates a configuration without actions, so that the row cannot be swiped.
    @preconcurrency @MainActor public override convenience init() { self.init(actions: []) }
}

/// A swipe action of the API that preceded swipe action configurations.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The style of an action; `default` is destructive.
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        /// The same as `default`.
        public static var destructive: Style { .default }
    }
    let handler: (UITableViewRowAction, IndexPath) -> Void
    /// The style of the action.
    open private(set) var style: Style
    /// The title of the action's button; `nil` for none.
    open var title: String?
    /// The background color of the action's button; `nil` for red or, in the normal style, gray.
    open var backgroundColor: UIColor?
    /// An effect behind the action's button; stored only.
    @Inert(.looks) open var backgroundEffect: UIVisualEffect? = nil
    /// Creates an action with a style, a title and a handler.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
