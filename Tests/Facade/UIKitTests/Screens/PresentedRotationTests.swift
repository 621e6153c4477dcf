import Foundation
import Testing

@testable import UIKit

/// Presented controllers rotate with the screen.
@MainActor @Suite struct PresentedRotationTests {
    private func presented(
        _ controller: UIViewController, _ style: UIModalPresentationStyle,
        _ body: (UIWindow) throws -> Void
    ) throws {
        try SimulatedDevice.with(.current) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            controller.modalPresentationStyle = style
            window.rootViewController?.present(controller, animated: false)
            let scene = window.windowScene ?? UIWindowScene.main
            _ = scene.rotate(to: .landscapeRight)
            try body(window)
            window.isHidden = true
        }
    }

    nonisolated static let filling: [UIModalPresentationStyle] = [
        .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]

    @Test(arguments: filling) func `what fills the screen fills it when it is turned`(
        _ style: UIModalPresentationStyle
    ) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try presented(navigation, style) { window in
            #expect(window.bounds.width > window.bounds.height)
            #expect(navigation.view.frame == window.bounds)
            #expect(navigation.navigationBar.frame.width == window.bounds.width)
        }
    }

    private final class Left: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
    }

    private final class Half: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 0, width: 100, height: containerView?.bounds.height ?? 0)
        }
    }

    @Test func `an app's own presentation alone says what becomes of its view`() throws {
        let (controller, delegate) = (UIViewController(), Left())
        controller.transitioningDelegate = delegate
        let height = UIScreen.main.bounds.height
        try presented(controller, .custom) { window in
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: height))
        }
    }
}
