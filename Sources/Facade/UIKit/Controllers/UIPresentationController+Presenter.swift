import Foundation
import QuartzCore

/// The view behind a presentation.
extension UIPresentationController {
    /// Removes the view behind a presentation that covers it, once nothing moves on the screen.
    func removePresentersViewInTime() {
        guard coversPresenter else { return }
        let views = [presentedView, presentingViewController.viewIfLoaded]
        guard let end = views.compactMap({ $0?.layer.animationsEnd }).max() else { return removePresentersView() }
        let clock = AnimationClock.current
        clock.wakeSoon(
            clock.call(at: end, "a view behind a presentation") { [weak self] in
                guard let self, presentingViewController.presentation.presented === presentedViewController,
                    !presentedViewController.presentation.isBeingDismissed
                else { return }
                removePresentersView()
            })
    }

    /// Removes the view behind a presentation that covers it
    /// ([Apple](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen)).
    private func removePresentersView() {
        let presenter = presentingViewController
        guard coversPresenter, presenter !== presentedViewController, let view = presenter.viewIfLoaded,
            let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view })
        else { return }
        formerPlace = (superview, index)
        presenter.driving([presenter]) { view.removeFromSuperview() }
    }

    /// Puts the view behind the presentation back, unless its window has another root now.
    func restorePresentersView() {
        let presenter = presentingViewController
        guard let (superview, index) = formerPlace else { return }
        formerPlace = nil
        guard let view = presenter.viewIfLoaded, view.superview == nil,
            (superview as? UIWindow).map({ $0.rootViewController === presenter }) ?? true
        else { return }
        presenter.driving([presenter]) {
            superview.insertSubview(view, at: min(index, superview.subviews.count))
            if superview is UIWindow {
                view.frame = superview.bounds
            } else {
                presenter.presentation.active?.placePresentedView()
            }
        }
    }
}
