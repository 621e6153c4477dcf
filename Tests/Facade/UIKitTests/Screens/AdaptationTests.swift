import Testing

@testable import UIKit

/// The adaptation of presentations in narrow windows.
@MainActor @Suite(.serialized) struct AdaptationTests {
    private final class Answer: NSObject, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var addsBar = false
        var lines: [String] = []
        var prepare: (UIPresentationController) -> Void = { _ in }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            lines.append("style?")
            return style ?? controller.presentationStyle
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            lines.append("controller for \(style.rawValue)?")
            return addsBar ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            lines.append("prepare \(type(of: adaptivePresentationController))")
            prepare(adaptivePresentationController)
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { lines.append("will present as \(style.rawValue)\(transitionCoordinator == nil ? "" : ", with others")") }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { lines.append("popover") }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            lines.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            lines.append("did dismiss")
        }
    }

    private let root = UIViewController()
    private let info = UIViewController()
    private let answer = Answer()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private func present(
        _ style: UIModalPresentationStyle = .popover, in width: UIUserInterfaceSizeClass = .compact,
        _ body: () throws -> Void
    ) rethrows {
        window.traitOverrides.horizontalSizeClass = width
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = root
        window.makeKeyAndVisible()
        info.preferredContentSize = CGSize(width: 200, height: 120)
        info.modalPresentationStyle = style
        info.popoverPresentationController?.sourceView = root.view
        info.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        info.presentationController?.delegate = answer
        root.present(info, animated: false)
        window.layoutIfNeeded()
        try body()
        window.isHidden = true
    }

    @Test func `a popover becomes a sheet, which the delegate prepares`() throws {
        answer.prepare = { ($0 as? UISheetPresentationController)?.detents = [.medium()] }
        try present {
            let sheet = try #require(info.activePresentationController as? UISheetPresentationController)
            #expect(sheet.presentationStyle == .pageSheet && sheet.containerView != nil)
            #expect(sheet === info.popoverPresentationController?.adaptiveSheetPresentationController)
            #expect(info.presentationController is UIPopoverPresentationController)
            #expect(info.view.frame.width > 300 && info.view.frame.minY > 200)
            #expect(
                answer.lines == [
                    "style?", "prepare UISheetPresentationController", "will present as 1, with others",
                    "controller for 1?",
                ])
            answer.lines = []
            sheet.dismissByTouch()
            #expect(answer.lines == ["will dismiss", "did dismiss"])
            #expect(root.presentedViewController == nil && info.view.window == nil)
        }
    }

    @Test(arguments: [
        (
            UIModalPresentationStyle.popover, UIUserInterfaceSizeClass.compact, UIModalPresentationStyle.none,
            CGFloat(120)
        ),
        (.popover, .compact, .fullScreen, 667), (.popover, .compact, .overFullScreen, 667),
        (.popover, .regular, .fullScreen, 120), (.pageSheet, .compact, .fullScreen, 667),
        (.formSheet, .compact, .overFullScreen, 667), (.overFullScreen, .compact, .formSheet, 667),
    ]) func `the delegate has the last word in narrow windows`(
        style: UIModalPresentationStyle, width: UIUserInterfaceSizeClass, answered: UIModalPresentationStyle,
        height: CGFloat
    ) {
        answer.style = answered
        present(style, in: width) {
            #expect(info.view.frame.height == height)
            #expect(answer.lines.contains("popover") == (height == 120))
            let covers = info.activePresentationController?.coversPresenter
            #expect(covers == (height == 667 && answered == .fullScreen))
        }
    }

    @Test func `sheets stay sheets unless they are asked to be more`() {
        present(.pageSheet) {
            #expect(info.activePresentationController === info.sheetPresentationController)
            #expect(answer.lines == ["style?", "will present as -1, with others"])
        }
    }

    @Test func `the delegate may present another controller, around the one that was asked for`() throws {
        answer.style = .fullScreen
        answer.addsBar = true
        try present {
            let stack = try #require(root.presentedViewController as? UINavigationController)
            #expect(stack.presentingViewController === root && stack.topViewController === info)
            #expect(stack.view.frame == window.bounds && info.view.window === window)
            info.dismiss(animated: false)
            #expect(root.presentedViewController == nil && stack.view.window == nil)
        }
    }

    @Test func `a popover is a sheet while the window is narrow`() {
        SimulatedDevice.with(.current) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            info.preferredContentSize = CGSize(width: 200, height: 120)
            info.modalPresentationStyle = .popover
            info.popoverPresentationController?.sourceView = root.view
            info.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            root.present(info, animated: false)
            #expect(info.activePresentationController is UISheetPresentationController)
            window.traitOverrides.horizontalSizeClass = .regular
            _ = (window.windowScene ?? UIWindowScene.main).rotate(to: .landscapeRight)
            #expect(info.activePresentationController is UIPopoverPresentationController)
            #expect(info.view.frame.size == CGSize(width: 200, height: 120) && info.view.window === window)
            window.traitOverrides.horizontalSizeClass = .compact
            _ = (window.windowScene ?? UIWindowScene.main).rotate(to: .portrait)
            #expect(info.activePresentationController is UISheetPresentationController)
            #expect(info.view.frame.width == window.bounds.width)
            #expect(window.subviews.count { $0 is UITransitionView } == 1)
            window.isHidden = true
        }
    }
}
