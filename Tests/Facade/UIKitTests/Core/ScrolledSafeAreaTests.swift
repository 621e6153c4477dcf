import Foundation
import Testing
import UIKit

/// The part of the safe area that extends into the content of scroll views.
@MainActor @Suite struct ScrolledSafeAreaTests {
    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.never, 20.0), (.automatic, 0), (.always, 0),
    ]) func `content that scroll views do not inset has the safe area itself`(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: Double
    ) {
        let (controller, scrollView, page, label) = (UIViewController(), UIScrollView(), UIView(), UILabel())
        controller.additionalSafeAreaInsets.top = 20
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        page.frame = scrollView.bounds
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(scrollView)
        scrollView.addSubview(page)
        page.addSubview(label)
        label.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: page.leadingAnchor).isActive = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let outer = controller.view.safeAreaInsets.top
        #expect(outer >= 20)
        #expect(label.frame.minY == (top > 0 ? outer : 0))
    }
}
