import LayoutSimViewTree

@testable import UIKit

/// A screen on which an object shows what its properties do.
@MainActor struct PropertyStage {
    /// The object whose properties are set.
    let object: AnyObject
    /// The controller of the screen.
    let root: UIViewController
    /// Gives the object to those that keep a copy of it.
    var install: @MainActor () -> Void = {}

    /// Shows a view on an empty screen.
    init(_ view: UIView, frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 120)) {
        self.init(view, in: view, frame: frame)
    }

    /// Shows a view that an object belongs to on an empty screen.
    init(_ object: AnyObject, in view: UIView, frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 120)) {
        let controller = UIViewController()
        view.frame = frame
        controller.view.addSubview(view)
        self.init(object, on: controller)
    }

    /// Shows a controller that an object belongs to.
    init(_ object: AnyObject, on root: UIViewController, install: @escaping @MainActor () -> Void = {}) {
        self.object = object
        self.root = root
        self.install = install
    }

    /// Returns the screens before and after a change of the object while it is shown.
    func screens(changing change: () -> Void) -> (before: Screen, after: Screen) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        install()
        defer { window.isHidden = true }
        let before = frozen(window)
        change()
        install()
        return (before, frozen(window))
    }

    /// Returns the screen with an object that was changed before it is shown.
    func screen(afterChanging change: () -> Void) -> Screen {
        change()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        install()
        defer { window.isHidden = true }
        return frozen(window)
    }

    private func frozen(_ window: UIWindow) -> Screen {
        window.layoutIfNeeded()
        AnimationClock.current.advance(by: 0)
        window.layoutIfNeeded()
        return (window.seenView ?? window).frozen(named: "stage")
    }
}
