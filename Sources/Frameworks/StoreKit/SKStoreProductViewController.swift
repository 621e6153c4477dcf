public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// The number of a product in the store.
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
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Does nothing here.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    /// A Boolean value that indicates whether the user can make payments; always `false` here.
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
