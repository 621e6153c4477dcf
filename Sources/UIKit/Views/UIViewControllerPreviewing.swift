public import Foundation

/// An action of a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The style of the action.
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }
    open private(set) var title: String
    open private(set) var style: Style
    open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

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
    open private(set) var title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
        super.init()
    }
}

/// A context for previews by force touch; no touch has force here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// The methods for providing previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation: CGPoint)
        -> UIViewController?
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
