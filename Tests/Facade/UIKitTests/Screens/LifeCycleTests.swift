import Foundation
import Testing

@testable import UIKit

/// View controllers receive their life cycle callbacks in UIKit's order; the sources of the tables are in
/// Docs/uikit-controllers.md.
@MainActor @Suite(.serialized) struct LifeCycleTests {
    /// The calls that the controllers received, in order.
    private final class Log {
        var lines: [String] = []

        func during(_ body: () -> Void) -> [String] {
            lines = []
            body()
            return lines
        }
    }

    private final class Page: UIViewController {
        let name: String
        let log: Log
        var told: Set<String> = []

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        private func tell(_ what: String) { log.lines.append("\(name) \(what)") }
        override func loadView() {
            tell("loadView")
            super.loadView()
        }
        override func viewDidLoad() { tell("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) {
            tell("viewIsAppearing")
            #expect(view.window != nil)
            #expect(view.bounds.width == view.window?.bounds.width)
        }
        override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
        override func viewWillLayoutSubviews() { tellOnce("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { tellOnce("viewDidLayoutSubviews") }
        override func willMove(toParent parent: UIViewController?) {
            tell("willMove to \(parent == nil ? "nil" : "parent")")
        }
        override func didMove(toParent parent: UIViewController?) {
            tell("didMove to \(parent == nil ? "nil" : "parent")")
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            tell("willTransition to \(newCollection.verticalSizeClass == .compact ? "compact" : "regular") height")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            let isWide = { (size: CGSize) in size.width > size.height ? "wide" : "high" }
            told = []
            tell("viewWillTransition to \(isWide(size)) from \(isWide(view.bounds.size))")
            coordinator.animate(alongsideTransition: { [unowned self] _ in
                tell("alongside, \(isWide(view.bounds.size))")
            }) { [unowned self] _ in tell("completion") }
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            if view.window != nil { tell("traitCollectionDidChange") }
        }

        /// Records a call once; layout may be repeated, and UIKit guarantees only its first place.
        private func tellOnce(_ what: String) {
            if told.insert(what).inserted { tell(what) }
        }
    }

    private static func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private static let appearing = [
        "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]

    @Test func root() {
        let log = Log()
        let page = Page("a", log)
        var window: UIWindow?
        #expect(
            log.during { window = Self.show(page) } == (["loadView", "viewDidLoad"] + Self.appearing).map { "a \($0)" })
        #expect(log.during { window?.isHidden = true } == ["a viewWillDisappear", "a viewDidDisappear"])
    }

    @Test(arguments: [false, true]) func pushAndPop(animated: Bool) {
        let log = Log()
        let (first, second) = (Page("a", log), Page("b", log))
        let navigation = UINavigationController(rootViewController: first)
        let window = Self.show(navigation)
        #expect(
            log.during { navigation.pushViewController(second, animated: animated) } == [
                "b willMove to parent", "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear",
                "b viewIsAppearing", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "a viewDidDisappear",
                "b viewDidAppear", "b didMove to parent",
            ])
        #expect(
            log.during { navigation.popViewController(animated: animated) } == [
                "b willMove to nil", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing",
                "b viewDidDisappear", "a viewDidAppear", "b didMove to nil",
            ])
        window.isHidden = true
    }

    @Test func presentAndDismissFullScreen() {
        let log = Log()
        let (below, above) = (Page("a", log), Page("b", log))
        above.modalPresentationStyle = .fullScreen
        let window = Self.show(below)
        #expect(
            log.during { below.present(above, animated: true) { log.lines.append("completion") } } == [
                "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
                "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "b viewDidAppear", "a viewDidDisappear",
                "completion",
            ])
        #expect(
            log.during { above.dismiss(animated: true) { log.lines.append("completion") } } == [
                "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "b viewDidDisappear",
                "completion",
            ])
        window.isHidden = true
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .overFullScreen, .popover])
    func presentAndDismissAbove(_ style: UIModalPresentationStyle) {
        let log = Log()
        let (below, above) = (Page("a", log), Page("b", log))
        above.modalPresentationStyle = style
        let window = Self.show(below)
        let lines = log.during { below.present(above, animated: true) }
        // A sheet and a popover are above the base level.
        let raised = style == .overFullScreen ? [] : ["traitCollectionDidChange"]
        let place = Self.appearing.firstIndex(of: "viewIsAppearing") ?? 0
        let appearing = Self.appearing[..<place] + raised + Self.appearing[place...]
        #expect(lines == (["loadView", "viewDidLoad"] + appearing).map { "b \($0)" })
        #expect(log.during { below.dismiss(animated: true) } == ["b viewWillDisappear", "b viewDidDisappear"])
        window.isHidden = true
    }

    @Test func switchTabs() {
        let log = Log()
        let (first, second) = (Page("a", log), Page("b", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = Self.show(tabs)
        #expect(
            log.during { tabs.selectedIndex = 1 } == [
                "b loadView", "b viewDidLoad", "b viewWillAppear", "a viewWillDisappear", "b viewIsAppearing",
                "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "a viewDidDisappear", "b viewDidAppear",
            ])
        #expect(
            log.during { tabs.selectedIndex = 0 } == [
                "a viewWillAppear", "b viewWillDisappear", "a viewIsAppearing", "b viewDidDisappear", "a viewDidAppear",
            ])
        window.isHidden = true
    }

    @Test func childrenFollowTheirParent() {
        let log = Log()
        let (outer, inner) = (Page("a", log), Page("b", log))
        outer.loadViewIfNeeded()
        outer.addChild(inner)
        inner.view.frame = outer.view.bounds
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        var window: UIWindow?
        #expect(
            log.during { window = Self.show(outer) } == [
                "a viewWillAppear", "b viewWillAppear", "a viewIsAppearing", "b viewIsAppearing",
                "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "b viewWillLayoutSubviews",
                "b viewDidLayoutSubviews", "a viewDidAppear", "b viewDidAppear",
            ])
        #expect(
            log.during {
                inner.willMove(toParent: nil)
                inner.view.removeFromSuperview()
                inner.removeFromParent()
            } == ["b willMove to nil", "b viewWillDisappear", "b viewDidDisappear", "b didMove to nil"])
        window?.isHidden = true
    }

    @Test func rotate() throws {
        try SimulatedDevice.with(.current) {
            let log = Log()
            let page = Page("a", log)
            let window = Self.show(page)
            let scene = try #require(window.windowScene)
            let lines = log.during { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) }
            #expect(
                lines == [
                    "a willTransition to compact height", "a viewWillTransition to wide from high",
                    "a traitCollectionDidChange", "a viewWillLayoutSubviews", "a viewDidLayoutSubviews",
                    "a alongside, wide", "a completion",
                ])
            #expect(window.bounds.size == UIScreen.main.bounds.size)
            #expect(scene.interfaceOrientation.isLandscape)
            #expect(page.view.bounds.size == window.bounds.size)
            window.isHidden = true
        }
    }

    @Test func controllersThatForbidItAreNotRotated() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        try SimulatedDevice.with(.current) {
            let window = Self.show(Upright())
            var error: (any Error)?
            try #require(window.windowScene).requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) {
                error = $0
            }
            #expect(error != nil)
            #expect(window.bounds.width < window.bounds.height)
            window.isHidden = true
        }
    }

    @Test func flagsTellWhereControllersGo() {
        final class Flags: UIViewController {
            var seen: [String] = []
            private func note(_ what: String) {
                let flags = [
                    (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "to parent"),
                    (isMovingFromParent, "from parent"),
                ]
                seen.append(([what] + flags.filter(\.0).map(\.1)).joined(separator: " "))
            }
            override func viewWillAppear(_ animated: Bool) { note("will appear") }
            override func viewDidAppear(_ animated: Bool) { note("did appear") }
            override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = Self.show(navigation)
        let (pushed, presented) = (Flags(), Flags())
        navigation.pushViewController(pushed, animated: false)
        navigation.present(presented, animated: false)
        navigation.dismiss(animated: false)
        navigation.popViewController(animated: false)
        #expect(
            pushed.seen == [
                "will appear to parent", "did appear to parent", "will disappear from parent",
                "did disappear from parent",
            ])
        #expect(
            presented.seen == [
                "will appear presented", "did appear presented", "will disappear dismissed", "did disappear dismissed",
            ])
        window.isHidden = true
    }
}
