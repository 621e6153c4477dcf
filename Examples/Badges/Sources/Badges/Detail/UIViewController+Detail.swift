import BadgeData
import UIKit

extension UIViewController {
    /// Presents the detail of a badge in proportion to the window.
    func presentDetail(of badge: Badge, _ services: AppServices) {
        guard let window = view.window else { return }
        let side = min(window.bounds.width, window.bounds.height)
        present(
            services.detail(of: badge, shorterSide: side, scale: traitCollection.displayScale), animated: true)
    }
}
