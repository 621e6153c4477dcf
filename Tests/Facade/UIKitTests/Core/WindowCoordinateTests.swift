import Testing
import UIKit

/// Coordinates and status of windows that do not fill the screen.
@MainActor @Suite struct WindowCoordinateTests {
    private final class Overlay: UIWindow {
        override var canBecomeKey: Bool { false }
    }

    @Test func `a window that cannot become key shows without becoming key`() {
        let (window, overlay) = (UIWindow(), Overlay())
        defer {
            overlay.isHidden = true
            window.isHidden = true
        }
        window.makeKeyAndVisible()
        overlay.makeKeyAndVisible()
        #expect(!overlay.isHidden && !overlay.isKeyWindow && window.isKeyWindow)
    }

    @Test func `a window that is given no frame fills the screen`() {
        #expect(UIWindow().frame == UIScreen.main.bounds && Overlay().frame == UIScreen.main.bounds)
    }

    @Test func `a path is converted to the screen with its view's scale`() {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        window.addSubview(view)
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
        #expect(path.bounds == CGRect(x: 15, y: 20, width: 20, height: 30))
    }

    @Test func `a translation is set in the coordinates in which it is read`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, inner) = (UIView(frame: window.bounds), UIView())
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        window.addSubview(outer)
        outer.addSubview(inner)
        let pan = UIPanGestureRecognizer()
        pan.setTranslation(CGPoint(x: 10, y: 4), in: inner)
        #expect(pan.translation(in: inner) == CGPoint(x: 10, y: 4))
        #expect(pan.translation(in: outer) == CGPoint(x: 20, y: 8))
    }
}
