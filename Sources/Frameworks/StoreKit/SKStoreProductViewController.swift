public import Foundation
import LayoutSimPlaceholders
public import UIKit
import LayoutSimInertness

/// The key for the iTunes item identifier of a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The key for the affiliate token of a product.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key for the campaign token of a product.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key for the provider token of a product.
public let SKStoreProductParameterProviderToken = "pt"

/// The App Store; it shows nothing here.
public enum AppStore {
    /// Does nothing here.
    @MainActor public static func requestReview(in scene: UIWindowScene) { inert(.service, in: Self.self) }
    /// Does nothing here.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        inert(.service, in: Self.self)
    }
    /// Does nothing here.
    public static func sync() async throws { inert(.service, in: Self.self) }
    /// A Boolean value that indicates whether the user can make payments; always `false` here.
    public static var canMakePayments: Bool { false }
}

/// A product page of the App Store, which is displayed as a gray placeholder with its name here.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// The delegate, which is never called here.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }

    /// Loads a product; here nothing is loaded, and the completion block receives `false`.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        inert(.service, self)
        block?(false, nil)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "SKStoreProductViewController")
    }
}

/// The delegate of a product page.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dismissed the page; never called here.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A controller that requests ratings; nothing is shown here.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() { inert(.service, in: Self.self) }
    /// Does nothing.
    open class func requestReview(in windowScene: UIWindowScene) { inert(.service, in: Self.self) }
}
