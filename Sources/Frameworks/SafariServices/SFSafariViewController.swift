public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A browser: here a gray area with its name.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// How a browser behaves, which holds its values.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether pages open as text.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink as one scrolls.
        open var barCollapsingEnabled = true
        /// The custom activity button.
        open var activityButton: ActivityButton?
        /// Creates a configuration.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// A custom activity button in the toolbar of the browser; never shown here.
    @preconcurrency @MainActor open class ActivityButton: NSObject {
        /// The template image of the button.
        open private(set) var templateImage: UIImage?
        /// The identifier of the extension that the button opens.
        open private(set) var extensionIdentifier: String?
        /// Creates a button from a template image and an extension identifier.
        public init(templateImage: UIImage, extensionIdentifier: String) {
            (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
        }
    }

    /// The word on the button that leaves.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done = 0
        /// Close.
        case close = 1
        /// Cancel.
        case cancel = 2
    }

    /// What hears that the user leaves.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How it behaves.
    public let configuration: Configuration
    /// The color of bars.
    open var preferredBarTintColor: UIColor?
    /// The color of buttons.
    open var preferredControlTintColor: UIColor?
    /// The word on the button that leaves.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a browser for an address, which is not opened.
    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for an address, which is not opened.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a browser for a URL, which is not opened here.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Browsers are not in storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "SFSafariViewController")
    }
}

/// What hears of a browser.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user left.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Tells the delegate that the initial load completed; never called here.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Tells the delegate that the initial load was redirected to another URL; never called here.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// Asks the delegate for the activities to offer for a page; never called here.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    /// Asks the delegate for the activity types to exclude for a page; never called here.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    /// Tells the delegate that the page will open in the default browser; never called here.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    /// Does nothing.
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    /// Returns an empty array.
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    /// Returns an empty array.
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
