public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// The number of a product in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The number of who sent the user to a product in the store.
public let SKStoreProductParameterAffiliateToken = "at"
/// The name of what sent the user to a product in the store.
public let SKStoreProductParameterCampaignToken = "ct"
/// The number of who is paid for a product in the store.
public let SKStoreProductParameterProviderToken = "pt"

/// What the store asks people; it asks nothing.
public enum AppStore {
    /// Asks for no review.
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Shows no subscriptions.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    /// Nobody pays.
    public static var canMakePayments: Bool { false }
}

/// A product of the store: here a gray area with its name.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// What hears of the end; it hears nothing.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    /// Loads nothing, and says so.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "SKStoreProductViewController")
    }
}

/// What hears of a product of the store.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    /// The user left.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// What asks for a rating; nothing is shown.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    /// Does nothing.
    open class func requestReview() {}
    /// Does nothing.
    open class func requestReview(in windowScene: UIWindowScene) {}
}
