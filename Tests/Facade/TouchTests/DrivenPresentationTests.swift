import LayoutSimUIKitTesting
import Testing
import UIKit

/// A presentation that a finger drives.
@MainActor @Suite final class DrivenPresentationTests {
    private var log: [String] = []
    private let root = UIViewController()
    private let card = RisingCard()
    private lazy var listener = Listener { [weak self] recognizer in
        guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
        follow(pan.state, -pan.translation(in: nil).y)
    }

    /// Follows a finger that has moved up by a distance.
    private func follow(_ state: UIGestureRecognizer.State, _ way: CGFloat) {
        let part = way / 400
        switch state {
        case .began:
            root.present(card, animated: true) { [weak self] in self?.log.append("presented") }
            root.transitionCoordinator?.animate(alongsideTransition: { [root] _ in root.view.alpha = 0.5 }) {
                [weak self] in self?.log.append($0.isCancelled ? "cancelled" : "completed")
            }
        case .changed: card.interaction.update(part)
        default: part > 0.5 ? card.interaction.finish() : card.interaction.cancel()
        }
    }

    private func onPhone(_ style: UIModalPresentationStyle, _ body: (TestScreen) throws -> Void) throws {
        card.tell = { [weak self] in self?.log.append($0) }
        card.modalPresentationStyle = style
        card.transitioningDelegate = card
        root.view.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: "heard:"))
        try TouchTests.onPhone(root, "iphone-6", body)
    }

    @Test(arguments: [RisingCard.Way.animation, .animator, .keyframes]) func `a finger that goes far brings a screen`(
        _ way: RisingCard.Way
    ) throws {
        card.way = way
        try onPhone(.custom) { screen in
            try screen.drag(CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -320))
            settle()
            #expect(root.presentedViewController === card && card.view.window != nil && root.view.alpha == 0.5)
            #expect(card.view.frame.minY == 0 && !card.isBeingPresented && root.transitionCoordinator == nil)
            #expect(log == ["will appear", "did appear", "completed", "ended true", "presented"])
        }
    }

    @Test(arguments: [RisingCard.Way.animation, .animator, .keyframes])
    func `a finger that turns back leaves all as it was`(
        _ way: RisingCard.Way
    ) throws {
        card.way = way
        try onPhone(.custom) { screen in
            try screen.drag(CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -120))
            settle()
            #expect(root.presentedViewController == nil && card.presentingViewController == nil)
            #expect(card.view.window == nil && root.view.alpha == 1 && root.transitionCoordinator == nil)
            #expect(log == ["will appear", "will disappear", "did disappear", "cancelled", "ended false"])
            log = []
            try screen.drag(CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -320))
            settle()
            #expect(root.presentedViewController === card)
        }
    }

    @Test func `what is seen follows the finger through key frames`() throws {
        card.way = .keyframes
        try onPhone(.custom) { _ in
            @MainActor func seen() -> CGFloat { card.view.layer.presentation()?.frame.minY ?? .nan }
            follow(.began, 0)
            #expect(root.transitionCoordinator?.isInteractive == true)
            // Half of the distance within the first fifth of the time.
            for (way, top) in [(0, 800), (40, 600), (80, 400), (240, 200), (160, 300)] as [(CGFloat, CGFloat)] {
                follow(.changed, way)
                #expect(abs(seen() - top) < 0.01, "\(way)")
            }
            card.interaction.finish()
            settle()
            #expect(card.view.frame.minY == 0 && log.last == "presented")
        }
    }

    @Test func `a screen below a full one is told too`() throws {
        final class Below: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear") }
        }
        let below = Below()
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = card
        try TouchTests.onPhone(below, "iphone-6") { _ in
            below.lines = []
            below.present(card, animated: true)
            card.interaction.update(0.3)
            card.interaction.cancel()
            settle()
            #expect(below.lines == ["will disappear", "will appear", "did appear"])
            below.lines = []
            below.present(card, animated: true)
            card.interaction.finish()
            settle()
            #expect(below.lines == ["will disappear", "did disappear"])
        }
    }
}

/// A screen that rises from below within 0.4 s.
@MainActor
final class RisingCard: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    enum Way { case animation, animator, keyframes }

    let interaction = UIPercentDrivenInteractiveTransition()
    var tell: (String) -> Void = { _ in }
    var way = Way.animation

    override func viewWillAppear(_ animated: Bool) { tell("will appear") }
    override func viewDidAppear(_ animated: Bool) { tell("did appear") }
    override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let end = { context.completeTransition(!context.transitionWasCancelled) }
        context.containerView.addSubview(view)
        view.frame.origin.y = 800
        let move = { (top: CGFloat) in self.view.frame.origin.y = top }
        switch way {
        case .animation:
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                move(0)
            } completion: { _ in
                end()
            }
        case .animator:
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { move(0) }
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        case .keyframes:
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { move(400) }
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) { move(0) }
            } completion: { _ in
                end()
            }
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { tell("ended \(transitionCompleted)") }
}
