import Foundation

/// The transition from one child view controller to another, during which both views are in the hierarchy.
@MainActor struct ChildTransition {
    private let old: UIViewController
    private let new: UIViewController
    private let completion: ((Bool) -> Void)?

    init(_ old: UIViewController, _ new: UIViewController, _ completion: ((Bool) -> Void)?) {
        (self.old, self.new, self.completion) = (old, new, completion)
    }

    /// Adds the new view, animates for the duration in seconds, and removes the old view.
    func run(_ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?) {
        let isAnimated = duration > 0
        new.beginAppearanceTransition(true, animated: isAnimated)
        old.beginAppearanceTransition(false, animated: isAnimated)
        let around: UIView? = old.view.superview
        guard options.transition.isEmpty, let around else {
            return change(in: around ?? old.view, duration, options, animations)
        }
        add(to: around)
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            remove()
            finish(finished)
        }
    }

    /// Transitions the whole superview with an option such as a flip, which animates snapshots of both views.
    private func change(
        in around: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?
    ) {
        UIView.transition(with: around, duration: duration, options: options) {
            add(to: around)
            animations?()
            remove()
        } completion: { finished in
            finish(finished)
        }
    }

    /// Adds the new view; `viewDidAppear(_:)` follows at the end of the transition.
    private func add(to view: UIView) {
        new.driving([new]) { view.addSubview(new.view) }
        new.isAppearing(true)
    }

    private func remove() {
        old.driving([old]) { old.view.removeFromSuperview() }
    }

    private func finish(_ finished: Bool) {
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        completion?(finished)
    }
}
