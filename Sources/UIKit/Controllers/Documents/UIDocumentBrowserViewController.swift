public import Foundation

/// The methods for handling the documents of a browser; never called here.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?)
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity]
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

    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    open var allowsDocumentCreation = true
    open var localizedCreateDocumentActionTitle = "Create Document"
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    open var allowsPickingMultipleItems = false
    open private(set) var allowedContentTypes: [String]
    open var recentDocumentsContentTypes: [String] { allowedContentTypes }
    open var shouldShowFileExtensions = false
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    open var customActions: [UIDocumentBrowserAction] = []
    open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white

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
        public static let menu = Availability(rawValue: 1)
        public static let navigationBar = Availability(rawValue: 2)
    }
    open private(set) var identifier: String
    open private(set) var localizedTitle: String
    open private(set) var availability: Availability
    open var image: UIImage?
    open var supportedContentTypes: [String] = []
    open var supportsMultipleItems = true
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
    open var loadingProgress: Progress?
    open weak var targetView: UIView?
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }
}
