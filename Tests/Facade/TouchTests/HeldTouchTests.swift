import LayoutSimUIKitTesting
import Testing
import UIKit

/// Views take no touches while an app animates them without allowing it (Apple, *isUserInteractionEnabled*).
@MainActor @Suite struct HeldTouchTests {
    enum Motion: CaseIterable {
        case block, allowed, spring, keyframes, repeated, delayed, transition, sibling, subview, nested, nestedAllowed
        case animator, heldAnimator, noDuration, ended, removed
    }

    @Test(arguments: Motion.allCases) func `a moving view is touched where it is allowed`(motion: Motion) throws {
        let (view, inner) = (Pad(frame: CGRect(x: 20, y: 100, width: 200, height: 200)), UIView())
        let other = UIView(frame: CGRect(x: 20, y: 400, width: 200, height: 50))
        inner.frame = view.bounds
        if motion == .subview { view.addSubview(inner) }
        let stage = Stage(view, other)
        defer { stage.screen.close() }
        var touches = 0
        view.note = { _ in touches += 1 }
        let animator = move(motion, view, inner, other)
        advance(by: motion == .ended ? 1 : 0.1)
        try stage.screen.tap(CGPoint(x: 100, y: 200))
        let isTouched = [.allowed, .sibling, .animator, .nestedAllowed, .noDuration, .ended, .removed].contains(motion)
        // A touch goes through a moving subview to what is behind it.
        #expect((touches > 0) == (isTouched || motion == .subview))
        view.layer.removeAllAnimations()
        animator?.stopAnimation(true)
        touches = 0
        try stage.screen.tap(CGPoint(x: 100, y: 200))
        #expect(touches > 0)
    }

    private func move(_ motion: Motion, _ view: UIView, _ inner: UIView, _ other: UIView) -> UIViewPropertyAnimator? {
        func animate(_ options: UIView.AnimationOptions, delay: Double = 0, _ changes: @escaping () -> Void) {
            UIView.animate(withDuration: 0.5, delay: delay, options: options, animations: changes)
        }
        let fade = { view.alpha = 0.5 }
        switch motion {
        case .block, .ended: animate([], fade)
        case .allowed: animate(.allowUserInteraction, fade)
        case .spring:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: fade)
        case .keyframes:
            UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: fade)
            }
        case .repeated: animate([.repeat, .autoreverse], fade)
        case .delayed: animate([], delay: 2, fade)
        case .transition:
            UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
                view.backgroundColor = .red
            }
        case .sibling: animate([]) { other.alpha = 0.5 }
        case .subview: animate([]) { inner.alpha = 0.5 }
        case .nested: animate([]) { animate(.allowUserInteraction, fade) }
        case .nestedAllowed: animate(.allowUserInteraction) { animate([], fade) }
        case .noDuration: UIView.animate(withDuration: 0, animations: fade)
        case .removed:
            animate([], fade)
            view.layer.removeAllAnimations()
        case .animator, .heldAnimator:
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: fade)
            animator.isUserInteractionEnabled = motion == .animator
            animator.startAnimation()
            return animator
        }
        return nil
    }

    @Test func `a target that moves without end cannot be touched, and the error says why`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Press", for: .normal)
        let stage = Stage(button)
        defer { stage.screen.close() }
        UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { button.alpha = 0.5 }
        let error = #expect(throws: (any Error).self) { try stage.screen.tap("Press") }
        let words = "is animated without end, and without allowUserInteraction"
        #expect(error.map { "\($0)" }?.contains(words) == true)
    }
}
