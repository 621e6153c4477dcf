public import Foundation
public import LayoutSimInertness

/// A view controller that shows a document.
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
    /// The document.
    open var document: UIDocument? { didSet { if isViewLoaded { documentDidOpen() } } }
    /// The options of the launch screen that appears before a document is chosen; stored only.
    @Inert(.service) open var launchOptions = LaunchOptions()
    /// The bar button item group for undo and redo; empty here.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)

    /// The options of the launch screen that appears before a document is chosen; not drawn here.
    @preconcurrency @MainActor open class LaunchOptions: NSObject {
        /// The title of the launch screen; stored only.
        @Inert(.service) open var title: String? = nil
        /// The background of the launch screen; stored only.
        @Inert(.service) open var background = UIBackgroundConfiguration.clear()
        /// The action of the main button; stored only.
        @Inert(.service) open var primaryAction: UIAction? = nil
        /// The action of the second button; stored only.
        @Inert(.service) open var secondaryAction: UIAction? = nil
        /// The browser below the launch screen; stored only.
        @Inert(.service) open var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// Creates a view controller for a document.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called when the document opens; subclasses override it to show the document.
    open func documentDidOpen() {}
    /// Does nothing; subclasses can override it to set the title and menu of the navigation item.
    open func navigationItemDidUpdate() {}
    /// Opens the document.
    open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
        document?.open { [weak self] opened in
            if opened { self?.documentDidOpen() }
            completionHandler?(opened)
        }
    }
}
