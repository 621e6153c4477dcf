import LayoutSimUIKitTesting
import Testing
import UIKit

/// A swipe from the leading edge that pops a controller.
@MainActor @Suite struct EdgePopTests {
    enum Obstacle: Sendable { case none, root, disabled, leadingItem, hiddenBar, delegate }

    @MainActor private final class Consent: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test(arguments: [
        (Obstacle.none, 1.0, 300.0, true), (.none, 30, 300, false), (.none, 1, 100, false), (.root, 1, 300, false),
        (.disabled, 1, 300, false), (.leadingItem, 1, 300, false), (.hiddenBar, 1, 300, false),
        (.delegate, 1, 300, true),
    ]) func `a drag from the edge goes back`(obstacle: Obstacle, start: Double, way: Double, pops: Bool) throws {
        let (below, above) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: below)
        if obstacle != .root { navigation.pushViewController(above, animated: false) }
        let consent = Consent()
        switch obstacle {
        case .disabled: navigation.interactivePopGestureRecognizer?.isEnabled = false
        case .leadingItem: above.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        case .hiddenBar: navigation.isNavigationBarHidden = true
        case .delegate:
            navigation.isNavigationBarHidden = true
            navigation.interactivePopGestureRecognizer?.delegate = consent
        case .none, .root: break
        }
        try onPhone(navigation) { screen in
            let count = navigation.viewControllers.count
            try screen.drag(CGPoint(x: start, y: 300), by: CGVector(dx: way, dy: 0))
            settle()
            #expect(navigation.viewControllers.count == count - (pops ? 1 : 0))
        }
    }
}
