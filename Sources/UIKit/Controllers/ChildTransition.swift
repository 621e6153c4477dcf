import Foundation

/// The way from one child of a controller to another, whose views both exist until it is over.
@MainActor struct ChildTransition {
    private let old: UIViewController
    private let new: UIViewController
    private let completion: ((Bool) -> Void)?

    init(_ old: UIViewController, _ new: UIViewController, _ completion: ((Bool) -> Void)?) {
        (self.old, self.new, self.completion) = (old, new, completion)
    }

    /// Adds the new view, animates for seconds, then takes the old view away.
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

    /// A change of the whole superview, by an option such as a flip, shows both views as pictures.
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

    /// Puts the new view into place; that it appeared is told at the end.
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
