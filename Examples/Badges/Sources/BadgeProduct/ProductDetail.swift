import BadgeData
import BadgePrototype
import UIKit

/// The prototype's detail screen, presented over the list.
package enum ProductDetail {
    @MainActor package static func inNavigation(
        _ badge: PrototypeBadge, analytics: any Analytics
    ) -> UINavigationController? {
        guard let detail = PrototypeDetailController.make() else { return nil }
        analytics.record(AnalyticsEvent("DetailViewController", .viewDidLoad))
        detail.badge = badge
        detail.title = "Challenge Patch"
        detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak detail] _ in detail?.dismiss(animated: true) })
        let navigation = UINavigationController(rootViewController: detail)
        navigation.modalPresentationStyle = .fullScreen
        return navigation
    }
}
