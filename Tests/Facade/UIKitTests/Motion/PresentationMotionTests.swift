import QuartzCore
import Testing
@testable import UIKit

/// The visible views while view controllers are being presented.
@MainActor @Suite struct PresentationMotionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let presented = UIViewController()

    init() {
        window.rootViewController = UIViewController()
        window.isHidden = false
    }

    private func present(animated: Bool = true) { window.rootViewController?.present(presented, animated: animated) }

    /// Returns the top of the presented view every 0.06 s, in points.
    private func tops(_ count: Int) -> [CGFloat] {
        (0..<count).map { step in
            if step > 0 { unsafe AnimationClock.main.advance(by: 0.06) }
            return presented.view.layer.presentation()?.frame.minY ?? .nan
        }
    }

    @Test func `a screen comes from below as recorded on a phone`() {
        presented.modalPresentationStyle = .fullScreen
        present()
        #expect(presented.view.frame.minY == 0)
        let recorded: [CGFloat] = [667, 462, 224, 104, 46, 18, 7, 3, 1, 0]
        let seen = tops(10)
        #expect(zip(seen, recorded).allSatisfy { abs($0 - $1) < 15 }, "\(seen)")
        #expect(tops(1) == [0])
        window.isHidden = true
    }

    @Test func `a sheet rises to its place while the screen behind it is dimmed`() throws {
        presented.modalPresentationStyle = .pageSheet
        presented.sheetPresentationController?.prefersGrabberVisible = true
        present()
        let rest = presented.view.frame.minY
        let grabber = try #require(presented.presentationController?.containerView?.subviews.last)
        #expect(grabber.frame.minY < rest + 20)
        #expect(grabber.layer.presentation()?.frame.minY == 667 + grabber.frame.minY - rest)
        let dimming = try #require(presented.presentationController?.containerView?.subviews.first)
        #expect(tops(2).first == 667)
        let opacity = try #require(dimming.layer.presentation()?.opacity)
        #expect(opacity > 0.2 && opacity < 0.6)
        unsafe AnimationClock.main.advance(by: 1)
        #expect(tops(1) == [rest])
        #expect(dimming.layer.presentation()?.opacity == 1)
        window.isHidden = true
    }

    @Test func `a screen that flips is seen once the one behind it stands upright, and goes the same way`() throws {
        presented.modalPresentationStyle = .fullScreen
        presented.modalTransitionStyle = .flipHorizontal
        func widths() -> [CGFloat] {
            let behind = window.rootViewController?.view.layer.presentation()
            return [behind, presented.view.layer.presentation()].map { $0?.affineTransform().a ?? .nan }
        }
        let quarter = 0.50575 / 4
        present()
        #expect(widths() == [1, 0])
        unsafe AnimationClock.main.advance(by: quarter)
        #expect(widths()[0] > 0.7 && widths()[0] < 1 && widths()[1] == 0)
        unsafe AnimationClock.main.advance(by: 2 * quarter)
        #expect(widths()[0] == 0 && widths()[1] > 0.7 && widths()[1] < 1)
        unsafe AnimationClock.main.advance(by: 1)
        #expect(widths() == [1, 1])
        presented.dismiss(animated: true)
        unsafe AnimationClock.main.advance(by: quarter)
        #expect(widths()[0] == 0 && widths()[1] > 0.7 && widths()[1] < 1)
        unsafe AnimationClock.main.advance(by: 1)
        #expect(widths()[0] == 1)
        window.isHidden = true
    }

    @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse]) func `pages curl about their spine`(
        _ direction: UIPageViewController.NavigationDirection
    ) {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        window.rootViewController = pages
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        var isDone = false
        pages.setViewControllers([presented], direction: direction, animated: true) { isDone = $0 }
        #expect(presented.view.window === window && presented.view.frame == window.bounds && !isDone)
        unsafe AnimationClock.main.advance(by: 0.49)
        #expect(!isDone && window.remainingTransition > 0)
        unsafe AnimationClock.main.advance(by: 0.01)
        #expect(isDone && window.remainingTransition == 0)
        window.isHidden = true
    }

    @Test(arguments: [false, true]) func `nothing moves without animation`(_ areEnabled: Bool) {
        if areEnabled { present(animated: false) } else { UIView.performWithoutAnimation { present() } }
        #expect(tops(1) == [presented.view.frame.minY])
        window.isHidden = true
    }

    @Test func `only the dimming of an alert moves`() throws {
        let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: true)
        let card = try #require(alert.view.subviews.first)
        func dimming() -> CGFloat? { alert.view.layer.presentation()?.backgroundColor?.alpha }
        #expect(dimming() == 0)
        #expect(card.layer.presentation()?.frame == card.frame)
        // (1 + 2.288) exp(-2.288) of the distance is left.
        unsafe AnimationClock.main.advance(by: 0.1)
        #expect(abs((dimming() ?? 0) - 0.2 * (1 - 0.3336)) < 0.002)
        unsafe AnimationClock.main.advance(by: 0.4)
        #expect(dimming() == alert.view.layer.backgroundColor?.alpha)
        window.isHidden = true
    }

    @Test func `a dissolve fades in place`() {
        (presented.modalPresentationStyle, presented.modalTransitionStyle) = (.fullScreen, .crossDissolve)
        present()
        #expect(tops(1) == [0])
        #expect(presented.view.layer.presentation()?.opacity == 0)
        unsafe AnimationClock.main.advance(by: 0.12)
        let coming = presented.view.layer.presentation()?.opacity ?? 0
        #expect(coming > 0.5 && coming < 1)
        unsafe AnimationClock.main.advance(by: 1)
        #expect(presented.view.layer.presentation()?.opacity == 1)
        presented.dismiss(animated: true)
        unsafe AnimationClock.main.advance(by: 0.12)
        let going = presented.view.layer.presentation()?.opacity ?? 0
        #expect(abs(going - (1 - coming)) < 0.001)
        window.isHidden = true
    }

    @Test(arguments: [UIModalTransitionStyle.flipHorizontal])
    func `what is not shown is there at once`(_ style: UIModalTransitionStyle) {
        (presented.modalPresentationStyle, presented.modalTransitionStyle) = (.fullScreen, style)
        present()
        #expect(tops(1) == [0] && presented.view.layer.presentation()?.opacity == 1)
        #expect(presented.view.window != nil)
        window.isHidden = true
    }

    @Test func `a partial curl rolls the screen up, and down again`() {
        (presented.modalPresentationStyle, presented.modalTransitionStyle) = (.fullScreen, .partialCurl)
        present()
        #expect(window.departures.contains { $0.view is TransitionStage && $0.holdsTouches })
        unsafe AnimationClock.main.advance(by: 1)
        #expect(window.departures.isEmpty && presented.view.window != nil)
        presented.dismiss(animated: true)
        #expect(window.departures.contains { $0.view is TransitionStage })
        unsafe AnimationClock.main.advance(by: 1)
        #expect(window.departures.isEmpty && presented.view.window == nil)
        window.isHidden = true
    }

    @Test func `a partial curl needs the whole screen`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (root, sheet) = (UIViewController(), UIViewController())
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
                window.rootViewController = root
                window.isHidden = false
                sheet.modalTransitionStyle = .partialCurl
                root.present(sheet, animated: false)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("UIModalTransitionStylePartialCurl to or from non-fullscreen view controller"))
    }
}
