public import Foundation

/// An action of a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The style of the action.
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }
    /// The title of the action.
    open private(set) var title: String
    /// The style of the action.
    open private(set) var style: Style
    /// The closure for the choice of the action; never called here.
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action with a title, a style and a handler.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// A group of actions of a preview.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title of the group.
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group of actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}

/// A context for previews by force touch; no touch has force here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The gesture recognizer to which others can relate; it never recognizes anything here.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that provides previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is registered for previews.
    var sourceView: UIView { get }
    /// The part of the source view that stays sharp during a preview; by default its bounds.
    var sourceRect: CGRect { get set }
}

/// The methods for providing previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Asks the delegate for the preview at a location in the source view; never called here.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation: CGPoint)
        -> UIViewController?
    /// Asks the delegate to present the previewed view controller; never called here.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// The registration of a view for previews.
@MainActor private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        self.delegate = delegate
        sourceView = view
        sourceRect = view.bounds
        super.init()
        tellUncalled(of: delegate, by: self)
    }
}

extension UIViewController {
    /// Registers a view for previews; no preview is ever shown here.
    @discardableResult public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Unregisters a view; does nothing here.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
