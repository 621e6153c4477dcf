import LayoutSimUIKitTesting
import Testing
import UIKit

/// A custom presentation that a finger dismisses.
@MainActor @Suite final class DrivenDismissalTests {
    private var log: [String] = []

    private final class Card: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interaction = UIPercentDrivenInteractiveTransition()
        var tell: (String) -> Void = { _ in }
        var usesPropertyAnimator = false
        private var isDriven = false

        private lazy var listener = Listener { [weak self] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.follow(pan.state, pan.translation(in: nil).y)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: "heard:"))
        }
        /// Follows a finger that has moved down by a distance.
        func follow(_ state: UIGestureRecognizer.State, _ way: CGFloat) {
            let part = way / 400
            switch state {
            case .began:
                isDriven = true
                dismiss(animated: true) { [tell] in tell("dismissed") }
                transitionCoordinator?.animate(
                    alongsideTransition: { [weak self] _ in self?.presentingViewController?.view.alpha = 1 },
                    completion: { [tell] in tell($0.isCancelled ? "cancelled" : "completed") })
            case .changed: interaction.update(part)
            default:
                isDriven = false
                part > 0.5 ? interaction.finish() : interaction.cancel()
            }
        }
        override func viewWillAppear(_ animated: Bool) { tell("will appear") }
        override func viewDidAppear(_ animated: Bool) { tell("did appear") }
        override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { isDriven ? interaction : nil }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let end = { context.completeTransition(!context.transitionWasCancelled) }
            let move = { self.view.frame.origin.y = 800 }
            if usesPropertyAnimator {
                let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear, animations: move)
                animator.addCompletion { _ in end() }
                animator.startAnimation()
            } else {
                UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: move) { _ in end() }
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { tell("ended \(transitionCompleted)") }
    }

    private func show(_ card: Card, _ steps: (TestScreen, UIViewController) throws -> Void) throws {
        let root = UIViewController()
        card.tell = { [weak self] in self?.log.append($0) }
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = card
        try onPhone(root) { screen in
            root.present(card, animated: false)
            log = []
            try steps(screen, root)
        }
    }

    @Test(arguments: [false, true]) func `a finger that goes far takes the screen away`(usesAnimator: Bool) throws {
        let card = Card()
        card.usesPropertyAnimator = usesAnimator
        try show(card) { screen, root in
            root.view.alpha = 0.5
            try screen.drag(CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 320))
            settle()
            #expect(root.presentedViewController == nil && card.view.window == nil && root.view.alpha == 1)
            #expect(log == ["will disappear", "did disappear", "completed", "ended true", "dismissed"])
        }
    }

    @Test(arguments: [false, true]) func `a finger that turns back keeps it where it was`(usesAnimator: Bool) throws {
        let card = Card()
        card.usesPropertyAnimator = usesAnimator
        try show(card) { screen, root in
            root.view.alpha = 0.5
            try screen.drag(CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 120))
            settle()
            #expect(root.presentedViewController === card && card.view.frame.minY == 0 && root.view.alpha == 0.5)
            #expect(!card.isBeingDismissed)
            #expect(log == ["will disappear", "will appear", "did appear", "cancelled", "ended false"])
        }
    }

    @Test func `what is seen follows the finger, and goes on at the end`() throws {
        let card = Card()
        try show(card) { _, _ in
            card.interaction.completionSpeed = 2
            @MainActor func seen() -> CGFloat { card.view.layer.presentation()?.frame.minY ?? .nan }
            card.follow(.began, 0)
            card.follow(.changed, 240)
            #expect(abs(seen() - 480) < 0.01)
            card.follow(.changed, 300)
            #expect(abs(seen() - 600) < 0.01)
            card.follow(.ended, 300)
            advance(by: 0.025)
            #expect(abs(seen() - 700) < 0.01)
            settle()
            #expect(log.last == "dismissed")
        }
    }
}
