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
        /// The button of an app.
        open var activityButton: ActivityButton?
        /// Creates settings.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// The button of an app in a browser's bar; not shown.
    @preconcurrency @MainActor open class ActivityButton: NSObject {
        /// Its picture.
        open private(set) var templateImage: UIImage?
        /// What it opens.
        open private(set) var extensionIdentifier: String?
        /// Creates a button.
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

    /// Creates a browser for an address, which is not opened.
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
    /// The page would be there.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// The page would be elsewhere.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    /// What can be done with a page.
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    /// What cannot be done with a page.
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    /// The page would open in the browser.
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
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    /// Does nothing.
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
