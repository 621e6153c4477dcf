import Foundation
import QuartzCore

/// Moves the content of a scroll view without a finger, frame by frame.
@MainActor final class ScrollGlide {
    private weak var view: UIScrollView?
    private let motion: Motion
    private let begin = AnimationClock.current.now
    private var tick: Int?
    private var end: EventTimer?

    /// Where the content is over time, in points and seconds.
    struct Motion {
        let name: String
        let duration: Double
        /// Where it comes to rest.
        let rest: CGPoint
        let offset: (Double) -> CGPoint
        /// Called when it is over, and when it is stopped.
        let ended: @MainActor (UIScrollView) -> Void
    }

    /// Begins where the content is.
    init(_ view: UIScrollView, _ motion: Motion) {
        (self.view, self.motion) = (view, motion)
        tick = AnimationClock.current.addTick { [weak self] now in
            MainActor.assumeIsolated { self?.show(now) }
        }
        end = EventTimer(after: motion.duration, motion.name, byItself: true) { [weak self] in self?.finish() }
        UIApplication.shared.events.glides.append(self)
    }

    /// Whether what it scrolls is a view or lies in it.
    func isInside(_ other: UIView) -> Bool { view?.scrolledView.isDescendant(of: other) ?? false }

    private func show(_ now: Double) {
        guard let view else { return stop() }
        let time = now - begin
        if time < motion.duration { view.scroll(toPixelAt: motion.offset(time)) }
    }

    /// Ends it where it comes to rest.
    func finish() {
        guard tick != nil else { return }
        view?.scroll(to: motion.rest)
        stop()
    }

    /// Ends it where it is.
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
    /// Brings content that scrolls in the view or its subviews to rest.
    package func finishScrolling() {
        for glide in UIApplication.shared.events.glides where glide.isInside(self) { glide.finish() }
    }
}
