import Foundation
import Testing
import UIKit

/// The view behind a presentation that covers it.
@MainActor @Suite(.serialized) struct CoveredPresenterTests {
    private static func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
        (.pageSheet, false), (.overCurrentContext, false),
    ]) func `it leaves the window, and returns as it was`(_ style: UIModalPresentationStyle, _ leaves: Bool) {
        let presenter = UINavigationController(rootViewController: UIViewController())
        let window = Self.show(presenter)
        defer { window.isHidden = true }
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        presenter.topViewController?.present(presented, animated: false)
        #expect((presenter.view.window == nil) == leaves)
        #expect(presented.view.window === window)
        presented.dismiss(animated: false)
        #expect(presenter.view.superview === window && presenter.view.frame == window.bounds)
        #expect(window.subviews.count == 1)
    }

    @Test func `it stays away where the window has another root when the presentation ends`() {
        let (presenter, presented) = (UIViewController(), UIViewController())
        let window = Self.show(presenter)
        defer { window.isHidden = true }
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: false)
        window.rootViewController = UIViewController()
        presented.dismiss(animated: false)
        #expect(presenter.view.window == nil)
    }

    @Test func `a sheet behind it returns to its place`() {
        let (root, sheet, presented) = (UIViewController(), UIViewController(), UIViewController())
        let window = Self.show(root)
        defer { window.isHidden = true }
        root.present(sheet, animated: false)
        let frame = sheet.view.frame
        presented.modalPresentationStyle = .fullScreen
        sheet.present(presented, animated: false)
        #expect(sheet.view.window == nil && root.view.window === window)
        presented.dismiss(animated: false)
        #expect(sheet.view.window === window && sheet.view.frame == frame)
    }

    @Test func `it follows a presentation upon a presentation`() {
        let controllers = (0..<3).map { _ in UIViewController() }
        let window = Self.show(controllers[0])
        defer { window.isHidden = true }
        for (lower, upper) in zip(controllers, controllers.dropFirst()) {
            upper.modalPresentationStyle = .fullScreen
            lower.present(upper, animated: false)
        }
        #expect(controllers.map { $0.view.window == nil } == [true, true, false])
        controllers[1].dismiss(animated: false)
        #expect(controllers.map { $0.view.window == nil } == [true, false, true])
        controllers[0].dismiss(animated: false)
        #expect(controllers.map { $0.view.window == nil } == [false, true, true])
    }
}
