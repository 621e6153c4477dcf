public import Foundation

/// Shows one document.
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
    /// The document.
    open var document: UIDocument? { didSet { if isViewLoaded { documentDidOpen() } } }
    /// Closes and opens what is shown before a document is chosen.
    open var launchOptions = LaunchOptions()
    /// Undoes and does again.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)

    /// What is shown before a document is chosen; not drawn.
    @preconcurrency @MainActor open class LaunchOptions: NSObject {
        open var title: String?
        open var background = UIBackgroundConfiguration.clear()
        open var primaryAction: UIAction?
        open var secondaryAction: UIAction?
        open var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// Creates a controller.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The document is open; classes of apps show it.
    open func documentDidOpen() {}
    /// The title and menu of the navigation item are to be set; classes of apps may.
    open func navigationItemDidUpdate() {}
    /// Opens the document.
    open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
        document?.open { [weak self] opened in
            if opened { self?.documentDidOpen() }
            completionHandler?(opened)
        }
    }
}
