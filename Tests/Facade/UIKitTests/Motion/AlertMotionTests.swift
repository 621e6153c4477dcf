import LayoutSimGeometry
import LayoutSimViewTree
import QuartzCore
import Testing
import UIKit

/// The animations of alerts, action sheets, popovers and pages.
@MainActor @Suite struct AlertMotionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()

    init() {
        window.rootViewController = root
        window.isHidden = false
    }

    private func advance(by seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

    /// Presents an alert and returns its card.
    private func present(_ style: UIAlertController.Style, animated: Bool = true) throws -> (UIAlertController, UIView)
    {
        let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.view.accessibilityIdentifier = "alert"
        root.present(alert, animated: animated)
        return (alert, try #require(alert.view.subviews.first))
    }

    /// The current appearance of a view; `nil` if it is not visible.
    private func seen(_ name: String) -> View? {
        window.withDepartures { window.frozen(named: "window", showing: .presentation) }
            .root.inPreorder.first { $0.id == name }
    }

    @Test func `before iOS 26 the card of an alert shrinks to its size while it fades in`() throws {
        var device = SimulatedDevice.current
        device.systemVersion = "18.0"
        try SimulatedDevice.with(device) {
            let (_, card) = try present(.alert)
            @MainActor func look() throws -> (scale: CGFloat, opacity: Float) {
                let presentation = card.layer.presentation()
                let layer = try #require(presentation)
                return (layer.transform.m11, layer.opacity)
            }
            #expect(try look() == (1.2, 0))
            // (1 + 2.288) exp(-2.288) of the distance is left.
            advance(by: 0.1)
            let (scale, opacity) = try look()
            #expect(abs(scale - (1 + 0.2 * 0.3336)) < 0.001 && abs(opacity - (1 - 0.3336)) < 0.001)
            advance(by: 0.4)
            #expect(try look() == (1, 1))
        }
        window.isHidden = true
    }

    @Test func `an action sheet rises from the bottom edge and goes back there`() throws {
        let (alert, card) = try present(.actionSheet)
        func top() -> CGFloat { card.layer.presentation()?.frame.minY ?? .nan }
        #expect(top() == 667 && card.frame.minY < 600)
        #expect(alert.view.layer.presentation()?.backgroundColor?.alpha == 0)
        advance(by: 0.1)
        // (1 + 1.8257) exp(-1.8257) of the distance is left.
        #expect(abs(top() - (card.frame.minY + (667 - card.frame.minY) * 0.4552)) < 0.1)
        advance(by: 1)
        #expect(top() == card.frame.minY)
        root.dismiss(animated: true)
        #expect(alert.view.window == nil && seen("alert") != nil)
        advance(by: 0.1)
        #expect(top() > card.frame.minY && top() < 667)
        advance(by: 1)
        #expect(seen("alert") == nil)
        window.isHidden = true
    }

    @Test func `an alert fades out`() throws {
        let (alert, _) = try present(.alert, animated: false)
        root.dismiss(animated: true)
        advance(by: 0.1)
        #expect(abs((alert.view.layer.presentation()?.opacity ?? 1) - 0.3336) < 0.001)
        #expect(abs((seen("alert")?.alpha ?? 1) - 0.3336) < 0.001)
        advance(by: 0.4)
        #expect(seen("alert") == nil)
        window.isHidden = true
    }

    @Test func `a popover fades in and out`() {
        let presented = UIViewController()
        presented.view.accessibilityIdentifier = "popover"
        presented.modalPresentationStyle = .popover
        window.traitOverrides.horizontalSizeClass = .regular
        presented.popoverPresentationController?.sourceView = root.view
        root.present(presented, animated: true)
        #expect(presented.view.layer.presentation()?.opacity == 0)
        advance(by: 0.5)
        #expect(presented.view.layer.presentation()?.opacity == 1)
        root.dismiss(animated: true)
        advance(by: 0.1)
        #expect(abs((seen("popover")?.alpha ?? 1) - 0.3336) < 0.001)
        window.isHidden = true
    }

    @Test func `pages scroll past each other as measured`() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (old, new) = (UIViewController(), UIViewController())
        (old.view.accessibilityIdentifier, new.view.accessibilityIdentifier) = ("old", "new")
        window.rootViewController = pages
        window.layoutIfNeeded()
        pages.setViewControllers([old], direction: .forward, animated: false)
        var isDone = false
        pages.setViewControllers([new], direction: .forward, animated: true) { isDone = $0 }
        func places() throws -> [Double] {
            try ["old", "new"].map { try #require(seen($0)?.autoresizing?.frame.minX) }
        }
        #expect(new.view.frame.minX == 0 && old.view.superview == nil && old.parent == nil)
        #expect(try places() == [0, 375])
        // The recorded page was at 94 and at 281.5 of 375 points.
        advance(by: 0.1)
        #expect(try zip(places(), [-94, 281]).allSatisfy { abs($0 - $1) < 1 })
        #expect(!isDone)
        advance(by: 0.1)
        #expect(try zip(places(), [-281.5, 93.5]).allSatisfy { abs($0 - $1) < 1 })
        advance(by: 0.2)
        #expect(isDone && seen("old") == nil)
        pages.setViewControllers([old], direction: .reverse, animated: true)
        #expect(try places() == [-375, 0])
        window.isHidden = true
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `pages change at once without animation`(_ style: UIPageViewController.TransitionStyle) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .vertical)
        let (old, new) = (UIViewController(), UIViewController())
        old.view.accessibilityIdentifier = "old"
        window.rootViewController = pages
        window.layoutIfNeeded()
        pages.setViewControllers([old], direction: .forward, animated: false)
        var isDone = false
        pages.setViewControllers([new], direction: .forward, animated: false) { isDone = $0 }
        #expect(isDone && seen("old") == nil)
        window.isHidden = true
    }
}
