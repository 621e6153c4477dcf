import Testing
@testable import UIKit

/// Views and view controllers receive callbacks when UIKit sends them.
@MainActor @Suite struct CallbackTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Told: UIView {
        var log: Log?
        override func willMove(toSuperview newSuperview: UIView?) { tell("will move to superview", newSuperview) }
        override func didMoveToSuperview() { tell("moved to superview", superview) }
        override func willMove(toWindow newWindow: UIWindow?) { tell("will move to window", newWindow) }
        override func didMoveToWindow() { tell("moved to window", window) }
        override func safeAreaInsetsDidChange() { log?.lines.append("safe area \(safeAreaInsets.top)") }
        override func layoutMarginsDidChange() { log?.lines.append("margins \(layoutMargins.top)") }
        override func traitCollectionDidChange(_ old: UITraitCollection?) {
            let style = (old?.userInterfaceStyle.rawValue ?? 0, traitCollection.userInterfaceStyle.rawValue)
            log?.lines.append("style \(style.0) to \(style.1)")
        }
        private func tell(_ event: String, _ view: UIView?) { log?.lines.append(view == nil ? "\(event) nil" : event) }
    }

    @Test func `views that come and go`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, log) = (Told(), Log())
        view.log = log
        window.addSubview(view)
        view.removeFromSuperview()
        #expect(
            log.lines == [
                "will move to superview", "will move to window", "moved to window", "moved to superview",
                "will move to superview nil", "will move to window nil", "moved to window nil",
                "moved to superview nil",
            ])
    }

    private final class Controller: UIViewController {
        var log = Log()
        override func loadView() {
            let told = Told()
            view = told
        }
        override func viewWillAppear(_ animated: Bool) { log.lines.append("will appear") }
        override func viewSafeAreaInsetsDidChange() { log.lines.append("safe area \(view.safeAreaInsets.top)") }
        override func viewWillLayoutSubviews() { log.lines.append("will lay out") }
        override func viewDidLayoutSubviews() { log.lines.append("laid out") }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("appeared") }
    }

    @Test func `safe areas come before layout, and reach inner views`() throws {
        let controller = Controller()
        let (inner, log) = (Told(frame: CGRect(x: 0, y: 10, width: 50, height: 50)), Log())
        inner.log = log
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        controller.view.addSubview(inner)
        log.lines = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.log.lines.first == "will appear")
        let change = try #require(controller.log.lines.firstIndex(of: "safe area 30.0"))
        #expect(controller.log.lines[change...].prefix(3) == ["safe area 30.0", "will lay out", "laid out"])
        #expect(log.lines.filter { !$0.contains("move") } == ["safe area 20.0", "margins 28.0"])
        controller.additionalSafeAreaInsets.top = 50
        window.layoutIfNeeded()
        #expect(log.lines.suffix(2) == ["safe area 40.0", "margins 48.0"])
        window.isHidden = true
    }

    @Test func `traits reach those that do not override them`() {
        let (outer, fixed, inner, log) = (Told(), Told(), Told(), Log())
        outer.addSubview(fixed)
        outer.addSubview(inner)
        for view in [fixed, inner] { view.log = log }
        fixed.overrideUserInterfaceStyle = .light
        log.lines = []
        var calls: [String] = []
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Told, old: UITraitCollection) in
            calls.append("\(old.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
        }
        inner.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: Told, _) in calls.append("direction") }
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        outer.overrideUserInterfaceStyle = .dark
        #expect(log.lines == ["style 1 to 2"])
        #expect(calls == ["1 to 2"])
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(calls == ["1 to 2", "2 to 1"])
    }

    @Test func `the style of a controller holds for its children, also if it is set before their views are loaded`() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.overrideUserInterfaceStyle = .dark
        #expect(navigation.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(navigation.view.overrideUserInterfaceStyle == .unspecified)
        var styles: [UIUserInterfaceStyle] = []
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, _) in
            styles.append(controller.traitCollection.userInterfaceStyle)
        }
        navigation.overrideUserInterfaceStyle = .unspecified
        #expect(styles == [window.traitCollection.userInterfaceStyle])
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `controllers give their children other traits`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        var sizes: [UIUserInterfaceSizeClass] = []
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: UIViewController, _) in
            sizes.append(controller.traitCollection.horizontalSizeClass)
        }
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(sizes == [.regular])
    }
}
