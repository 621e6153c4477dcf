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
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
