import LayoutSimUIKitTesting
import Testing
import UIKit

/// Motions look the same whenever they begin.
@MainActor @Suite struct LateMotionTests {
    /// Returns the visible state of a view that moves and fades, every tenth of a second.
    private func course(after wait: Double) -> [Double] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (controller, view) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        advance(by: wait)
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
            view.center.x = 275
        }
        UIView.animate(withDuration: 0.35) { view.alpha = 0.3 }
        return (0..<4).flatMap { step in
            if step > 0 { advance(by: 0.1) }
            let layer = view.layer.presentation()
            return [Double(layer?.position.x ?? .nan), Double(layer?.opacity ?? .nan)]
        }
    }

    @Test func `the last digits do not depend on how long the clock has run`() {
        let first = course(after: 0)
        for wait in [0.01, 7.7777, 99.4321] { #expect(course(after: wait) == first) }
    }
}
