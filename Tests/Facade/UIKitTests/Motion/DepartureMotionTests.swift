import LayoutSimGeometry
import LayoutSimViewTree
import QuartzCore
import Testing
import UIKit

/// The visible views while view controllers are being dismissed.
@MainActor @Suite struct DepartureMotionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let below = UIViewController()
    private let leaving = UIViewController()

    init() {
        window.rootViewController = below
        window.isHidden = false
        leaving.view.accessibilityIdentifier = "leaving"
    }

    private func advance(by seconds: Double) { unsafe AnimationClock.main.advance(by: seconds) }

    /// The current content of the window.
    private var seenScreen: Screen {
        window.withDepartures { window.frozen(named: "window", showing: .presentation) }
    }

    /// The current appearance of a view; `nil` if it is not visible.
    private func seen(_ name: String) -> View? { seenScreen.root.inPreorder.first { $0.id == name } }

    private func present(_ style: UIModalPresentationStyle) {
        leaving.modalPresentationStyle = style
        below.present(leaving, animated: false)
    }

    @Test func `a screen goes down as it came, and is gone for everybody but the eye`() throws {
        present(.fullScreen)
        below.dismiss(animated: true)
        #expect(leaving.view.superview == nil && leaving.view.window == nil && window.subviews.count == 1)
        let tops = try (0..<9).map { step in
            if step > 0 { advance(by: 0.06) }
            return try #require(seen("leaving")?.autoresizing?.frame.minY)
        }
        // The distance left for a critically damped spring, √(1000/3) per second: (1 + 18.257 t) exp(-18.257 t).
        let expected = [0, 199.6, 429.0, 560.1, 622.1, 648.9, 659.9, 664.3, 666.0]
        #expect(zip(tops, expected).allSatisfy { abs($0 - $1) < 0.1 }, "\(tops)")
        advance(by: 0.1)
        #expect(seen("leaving") == nil)
        #expect(leaving.view.frame.minY == 0)
        window.isHidden = true
    }

    @Test func `a sheet keeps its round corners until it is out of sight, and the screen behind it brightens`() throws {
        present(.pageSheet)
        let rest = leaving.view.frame.minY
        let radius = leaving.view.layer.cornerRadius
        #expect(radius > 0)
        below.dismiss(animated: true)
        advance(by: 0.1)
        #expect(try #require(seen("leaving")?.autoresizing?.frame.minY) > rest + 100)
        #expect(leaving.view.layer.cornerRadius == radius)
        // The dimming is behind the sheet.
        let views = seenScreen.root.subviews
        let place = try #require(views.firstIndex { $0.id == "leaving" })
        #expect(views[place - 1].alpha < 0.7)
        advance(by: 0.5)
        #expect(leaving.view.layer.cornerRadius == 0 && seen("leaving") == nil)
        window.isHidden = true
    }

    @Test func `a screen that comes back is where it belongs`() throws {
        present(.pageSheet)
        let rest = leaving.view.frame.minY
        below.dismiss(animated: true)
        below.present(leaving, animated: false)
        #expect(leaving.view.layer.cornerRadius > 0)
        advance(by: 1)
        #expect(leaving.view.layer.cornerRadius > 0)
        #expect(leaving.view.frame.minY == rest && leaving.view.window === window)
        #expect(seenScreen.root.inPreorder.filter { $0.id == "leaving" }.count == 1)
        window.isHidden = true
    }

    @Test func `an animator moves what leaves until its animation ends`() throws {
        let animator = LeavingAnimator()
        leaving.transitioningDelegate = animator
        present(.fullScreen)
        below.dismiss(animated: true)
        advance(by: 0.5)
        #expect(abs(try #require(seen("leaving")?.autoresizing?.frame.minX) - 187.5) < 0.01)
        #expect(animator.finished == nil && below.presentedViewController === leaving)
        advance(by: 0.5)
        #expect(animator.finished == true && below.presentedViewController == nil)
        #expect(seen("leaving") == nil)
        window.isHidden = true
    }

    @Test(arguments: [true, false]) func `nothing is seen to go without animation`(_ areEnabled: Bool) {
        present(.fullScreen)
        if areEnabled {
            below.dismiss(animated: false)
        } else {
            UIView.performWithoutAnimation { below.dismiss(animated: true) }
        }
        #expect(seen("leaving") == nil)
        window.isHidden = true
    }

    @Test func `from right to left, a pushed screen comes from the left`() throws {
        let stack = UINavigationController(rootViewController: below)
        window.rootViewController = stack
        window.layoutIfNeeded()
        stack.view.semanticContentAttribute = .forceRightToLeft
        stack.pushViewController(leaving, animated: true)
        #expect(try #require(seen("leaving")?.autoresizing?.frame.minX) == -375)
        window.isHidden = true
    }

    @Test func `a pushed screen comes from the side while the one below moves aside, and goes back there`() throws {
        let stack = UINavigationController(rootViewController: below)
        window.rootViewController = stack
        window.layoutIfNeeded()
        below.view.accessibilityIdentifier = "below"
        func places() throws -> [Double] {
            try ["below", "leaving"].map { try #require(seen($0)?.autoresizing?.frame.minX) }
        }
        stack.pushViewController(leaving, animated: true)
        #expect(below.view.superview == nil)
        #expect(try places() == [0, 375])
        // (1 + 1.8257) exp(-1.8257) of the distance is left.
        advance(by: 0.1)
        let pushed = try places()
        #expect(abs(pushed[0] + 112.5 * (1 - 0.4552)) < 0.1 && abs(pushed[1] - 375 * 0.4552) < 0.1)
        advance(by: 1)
        #expect(seen("below") == nil)
        stack.popViewController(animated: true)
        #expect(try places() == [-112.5, 0])
        let order = seenScreen.root.idsInPreorder.filter { ["below", "leaving"].contains($0) }
        #expect(order == ["below", "leaving"])
        advance(by: 1)
        #expect(seen("leaving") == nil)
        window.isHidden = true
    }
}

/// Moves the outgoing view to the side in a second.
@MainActor
private final class LeavingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
{
    private(set) var finished: Bool?

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = view.bounds.width
        } completion: {
            self.finished = $0
            context.completeTransition($0)
        }
    }
}
