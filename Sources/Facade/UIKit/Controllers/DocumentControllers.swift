public import Foundation
public import LayoutSimInertness

/// A controller for previewing a document or opening it in other apps, of which there are none here.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// The delegate; never called here.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The URL of the document; stored only.
    @Inert(.service) open var url: URL? = nil
    /// The uniform type identifier of the document, or `nil` to derive it from the name; stored only.
    @Inert(.service) open var uti: String? = nil
    /// The name of the document; the last path component of the URL given to the initializer; stored only.
    @Inert(.service) open var name: String? = nil
    /// A property list for the app that opens the document; stored only.
    @Inert(.service) open var annotation: Any? = nil
    /// The icons of the document; always empty here.
    open var icons: [UIImage] { [] }

    /// Creates a controller for a document at a URL.
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    /// Shows a preview; always `false` here, since there is none.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows a menu of options from a rectangle in a view; always `false` here.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows a menu of apps from a rectangle in a view; always `false` here.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows a menu of options from a bar button; always `false` here.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows a menu of apps from a bar button; always `false` here.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        inert(.service, self)
        return false
    }
    /// Hides the preview; does nothing here.
    open func dismissPreview(animated: Bool) { inert(.service, self) }
    /// Hides the menu; does nothing here.
    open func dismissMenu(animated: Bool) { inert(.service, self) }
}

/// The methods for responding to a document interaction controller; never called here.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the view controller that presents the preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Returns the view from which the preview grows, or `nil` for a fade.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Returns the rectangle from which the preview grows, in the coordinate space of the view.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// Tells the delegate that the preview is about to appear.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Tells the delegate that the preview has disappeared.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Tells the delegate that the menu of apps has disappeared.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Tells the delegate that the menu of options has disappeared.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}

/// A view controller for dictionary definitions; no dictionary is available here.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    /// Creates a view controller for a term, which is ignored here.
    public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
    /// Returns whether a dictionary has a definition of a term; always `false` here.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
