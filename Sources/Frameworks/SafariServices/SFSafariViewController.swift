public import Foundation
import LayoutSimPlaceholders
public import UIKit
public import LayoutSimInertness

/// A browser, which is displayed as a gray placeholder with its name here.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
    /// The configuration of a browser; it only stores its values here.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether Reader is used for pages that support it.
        @Inert(.service) open var entersReaderIfAvailable = false
        /// Whether the bars collapse when the user scrolls.
        @Inert(.service) open var barCollapsingEnabled = true
        /// The custom activity button.
        @Inert(.service) open var activityButton: ActivityButton? = nil
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

    /// The style of the button that dismisses the browser.
    public enum DismissButtonStyle: Int, Sendable {
        /// A Done button.
        case done = 0
        /// A Close button.
        case close = 1
        /// A Cancel button.
        case cancel = 2
    }

    /// The delegate.
    open weak var delegate: (any SFSafariViewControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The configuration.
    public let configuration: Configuration
    /// The preferred background color of the bars.
    @Inert(.service) open var preferredBarTintColor: UIColor? = nil
    /// The preferred tint color of the controls.
    @Inert(.service) open var preferredControlTintColor: UIColor? = nil
    /// The style of the button that dismisses the browser.
    @Inert(.service) open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a browser for a URL, which is not opened here.
    public init(url URL: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for a URL, which is not opened here.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a browser for a URL, which is not opened here.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Always `nil`, since storyboards do not contain browsers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "SFSafariViewController")
    }
}

/// The delegate of a browser.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dismissed the browser; never called here.
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
