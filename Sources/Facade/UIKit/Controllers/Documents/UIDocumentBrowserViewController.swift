public import Foundation
public import LayoutSimInertness
public import UniformTypeIdentifiers

/// The methods for handling the documents of a browser; never called here.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Asks the delegate for the URL of a new document.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    /// Tells the delegate that the user chose documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Tells the delegate that a document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Tells the delegate that a document could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    /// Returns the app's activities for documents; none by default.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
    /// Tells the delegate that the browser is about to show activities.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(nil, .none) }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
    ) {}
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] { [] }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
    ) {}
}

/// A view controller for browsing local and cloud documents; shows only an empty background here.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// The way in which a document is imported.
    public enum ImportMode: UInt, Sendable { case none = 0, copy, move }
    /// The color style of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable { case white = 0, light, dark }

    /// The delegate; never called here.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// Whether the user can create documents; stored only.
    @Inert(.service) open var allowsDocumentCreation = true
    /// The title of the action that creates a document; stored only.
    @Inert(.service) open var localizedCreateDocumentActionTitle = "Create Document"
    /// The width of a thumbnail divided by its height; 2/3 by default, and stored only.
    @Inert(.service) open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    /// Whether the user can choose several documents; stored only.
    @Inert(.service) open var allowsPickingMultipleItems = false
    /// The uniform type identifiers of documents to open; empty if none were given.
    open private(set) var allowedContentTypes: [String]
    /// The types of recent documents, which are those to open.
    open var recentDocumentsContentTypes: [String] { allowedContentTypes }
    /// Whether names are shown with their extensions; stored only.
    @Inert(.service) open var shouldShowFileExtensions = false
    /// The app's bar buttons at the leading edge; stored only.
    @Inert(.service) open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The app's bar buttons at the trailing edge; stored only.
    @Inert(.service) open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The app's actions on documents; stored only.
    @Inert(.service) open var customActions: [UIDocumentBrowserAction] = []
    /// The color style of the browser; stored only.
    @Inert(.service) open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white

    /// Creates a browser for documents of the given types.
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.allowedContentTypes = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a browser for documents of the given types.
    public convenience init(forOpening contentTypes: [UTType]?) {
        self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
    }
    public required init?(coder: NSCoder) {
        allowedContentTypes = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    /// Shows no document here; calls the completion handler with the URL.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) { completion?(url, nil) }
    /// Imports no document here; calls the completion handler with the URL of the document.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) { completion(documentURL, nil) }
    /// Returns the transition controller for opening a document from the browser.
    open func transitionController(
        forDocumentAt documentURL: URL
    ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }
}

/// A custom action on documents.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    /// The places where the action is available.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// In the navigation bar while documents are selected.
        public static let navigationBar = Availability(rawValue: 2)
    }
    /// The identifier of the action.
    open private(set) var identifier: String
    /// The title of the action.
    open private(set) var localizedTitle: String
    /// The places where the action is available.
    open private(set) var availability: Availability
    /// The image of the action; stored only.
    @Inert(.service) open var image: UIImage? = nil
    /// The types of documents to which the action applies; stored only.
    @Inert(.service) open var supportedContentTypes: [String] = []
    /// Whether the action applies to several documents at once; stored only.
    @Inert(.service) open var supportsMultipleItems = true
    /// Creates an action; the handler is never called here.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
    }
}

/// The transition for opening a document from its browser; immediate here.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject,
    UIViewControllerAnimatedTransitioning
{
    /// The progress of loading the document, or `nil` for none; stored only.
    @Inert(.service) open var loadingProgress: Progress? = nil
    /// The view into which the document grows; stored only.
    open weak var targetView: UIView? {
        didSet { inert(.service, self, from: oldValue, to: targetView) }
    }
    /// Returns the duration of the transition in seconds, which is 0 here.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    /// Adds the new view and completes the transition at once.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }
}
