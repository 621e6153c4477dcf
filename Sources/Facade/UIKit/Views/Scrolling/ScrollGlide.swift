import Foundation
import QuartzCore

/// An animated scroll of a scroll view's content, frame by frame.
@MainActor final class ScrollGlide {
    private weak var view: UIScrollView?
    private let motion: Motion
    private let begin = AnimationClock.current.now
    private var tick: Int?
    private var end: EventTimer?

    /// The content offset over time, in points and seconds.
    struct Motion {
        let name: String
        let duration: Double
        /// The final offset.
        let rest: CGPoint
        let offset: (Double) -> CGPoint
        /// Called when the motion finishes or is stopped.
        let ended: @MainActor (UIScrollView) -> Void
    }

    /// Starts a motion of the view's content.
    init(_ view: UIScrollView, _ motion: Motion) {
        (self.view, self.motion) = (view, motion)
        tick = AnimationClock.current.addTick { [weak self] now in
            MainActor.assumeIsolated { self?.show(now) }
        }
        end = EventTimer(after: motion.duration, motion.name, byItself: true) { [weak self] in self?.finish() }
        UIApplication.shared.events.glides.append(self)
    }

    /// Returns whether the scroll view is a view or one of its descendants.
    func isInside(_ other: UIView) -> Bool { view?.scrolledView.isDescendant(of: other) ?? false }

    private func show(_ now: Double) {
        guard let view else { return stop() }
        let time = now - begin
        if time < motion.duration { view.scroll(toPixelAt: motion.offset(time)) }
    }

    /// Jumps to the final offset and ends the motion.
    func finish() {
        guard tick != nil else { return }
        view?.scroll(to: motion.rest)
        stop()
    }

    /// Ends the motion at the current offset.
    func stop() {
        guard let tick else { return }
        AnimationClock.current.removeTick(tick)
        self.tick = nil
        end?.cancel()
        end = nil
        UIApplication.shared.events.glides.removeAll { $0 === self }
        guard let view, view.glide === self else { return }
        view.glide = nil
        motion.ended(view)
    }
}

extension UIView {
    /// Finishes the scrolling animations of the view and its descendants.
    package func finishScrolling() {
        for glide in UIApplication.shared.events.glides where glide.isInside(self) { glide.finish() }
    }
}
