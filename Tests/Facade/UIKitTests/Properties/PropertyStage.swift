import LayoutSimViewTree
import QuartzCore

@testable import UIKit

/// A screen on which an object shows what its properties do.
@MainActor struct PropertyStage {
    /// What is seen of a stage: its screens, and what came of using it.
    struct Sight: Equatable {
        var screens: [Screen] = []
        var events: [String] = []
    }

    /// The object whose properties are set.
    let object: AnyObject
    /// The controller of the screen; `nil` for an object that nothing shows.
    let root: UIViewController?
    /// The view that fingers use.
    private var view: UIView?
    /// Whether fingers use the view.
    private var isTouched = false
    /// Gives the object to those that keep a copy of it.
    var install: @MainActor () -> Void = {}
    /// Uses what is shown, and returns what came of it; `nil` where the screen alone tells.
    var play: (@MainActor () -> [String])?

    /// Leaves the object as it may go.
    var end: @MainActor () -> Void = {}

    /// Shows nothing: what the object does is not seen, only told.
    init(plain object: AnyObject) {
        self.object = object
        root = nil
    }

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
        self.view = view
    }

    /// Shows a controller that an object belongs to.
    init(_ object: AnyObject, on root: UIViewController, install: @escaping @MainActor () -> Void = {}) {
        self.object = object
        self.root = root
        self.install = install
        view = object as? UIView
    }

    /// Returns a stage on which something is done with what is shown, and its effects are written down.
    func playing(_ play: @escaping @MainActor () -> [String]) -> PropertyStage {
        var stage = self
        stage.play = play
        return stage
    }

    /// Whether the screen alone tells.
    var isStill: Bool { root != nil && play == nil }

    /// Returns the stage on which fingers use the object's view.
    func touched() -> PropertyStage {
        var stage = self
        stage.isTouched = true
        return stage
    }

    /// Returns what is seen before and after a change of the object while it is shown.
    func sights(changing change: () -> Void) -> (before: Sight, after: Sight) {
        shown {
            let before = sight()
            change()
            install()
            return (before, sight())
        }
    }

    /// Returns what is seen of an object that is changed before it is shown.
    func sight(afterChanging change: () -> Void) -> Sight {
        change()
        return shown(sight)
    }

    /// Returns what is seen of an object that is changed after it was shown, and is used only then.
    func sight(whileChanging change: () -> Void) -> Sight {
        shown {
            change()
            return sight()
        }
    }

    private func shown<Result>(_ look: () -> Result) -> Result {
        guard let root else { return look() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        install()
        defer { window.isHidden = true }
        return look()
    }

    private func sight() -> Sight {
        _ = PropertyEvents.shared.take()
        guard let window = root?.viewIfLoaded?.window else {
            let events = play?() ?? []
            return Sight(events: events + PropertyEvents.shared.take())
        }
        window.layoutIfNeeded()
        AnimationClock.current.advance(by: 0)
        window.layoutIfNeeded()
        guard isTouched else {
            let events = play?() ?? []
            let screen = (window.seenView ?? window).frozen(named: "stage")
            return Sight(screens: [screen], events: events + PropertyEvents.shared.take())
        }
        var hands = Hands(on: view ?? root?.view ?? window, in: window)
        hands.useAll()
        return Sight(screens: hands.screens, events: PropertyEvents.shared.take())
    }
}
