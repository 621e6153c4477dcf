import CoreGraphics

/// The screen-edge pan gesture that pops the stack when the finger lifts past the middle of the screen, or at high
/// speed.
@MainActor final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UINavigationController?

    /// The speed that pops, in points per second; guessed, as is the middle of the screen.
    private static let speed: CGFloat = 500

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init(target: nil, action: nil)
        edges = .left
    }

    /// Whether there is a controller to pop; without a delegate set by the app, a visible back button is required too.
    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        guard let controller, controller.viewControllers.count > 1, super.begins(at: start, after: vector) else {
            return false
        }
        guard delegate == nil, let item = controller.topViewController?.navigationItem else { return true }
        return !controller.isNavigationBarHidden && item.showsBackButton
    }

    override func sendActions() {
        super.sendActions()
        guard state == .ended, let view, let controller else { return }
        let direction: CGFloat = edges == .right ? -1 : 1
        let (way, speed) = (translation(in: view).x * direction, velocity(in: view).x * direction)
        if speed > Self.speed || speed > -Self.speed && way > view.bounds.width / 2 {
            controller.popViewController(animated: true)
        }
    }
}
