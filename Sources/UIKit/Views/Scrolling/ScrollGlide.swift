import Foundation
import QuartzCore

/// The way of a scroll view that was let go.
@MainActor final class ScrollGlide {
    private weak var view: UIScrollView?
    private let horizontal: AxisGlide
    private let vertical: AxisGlide
    private let begin = AnimationClock.current.now
    private var tick: Int?
    private var end: EventTimer?

    /// Begins where the content is; `chosen` is where a delegate or pages have it come to rest.
    init(_ view: UIScrollView, velocity: CGPoint, chosen: CGPoint?) {
        self.view = view
        let (range, size, offset) = (view.offsetRange, view.bounds.size, view.contentOffset)
        let rate = Double(view.decelerationRate.rawValue)
        horizontal = AxisGlide(
            from: offset.x, velocity: velocity.x, within: range.minX...range.maxX, length: size.width, rate: rate,
            bounces: view.bounces && view.bouncesHorizontally, chosen: chosen.map { Double($0.x) })
        vertical = AxisGlide(
            from: offset.y, velocity: velocity.y, within: range.minY...range.maxY, length: size.height, rate: rate,
            bounces: view.bounces && view.bouncesVertically, chosen: chosen.map { Double($0.y) })
    }

    func start() {
        let duration = max(horizontal.duration, vertical.duration)
        tick = AnimationClock.current.addTick { [weak self] now in
            MainActor.assumeIsolated { self?.show(now) }
        }
        end = EventTimer(after: duration, "a scroll view that decelerates") { [weak self] in self?.finish() }
    }

    private func show(_ now: Double) {
        let time = now - begin
        guard let view, time < max(horizontal.duration, vertical.duration) else { return }
        view.scroll(toPixelAt: CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time)))
    }

    private func finish() {
        view?.scroll(toPixelAt: CGPoint(x: horizontal.rest, y: vertical.rest))
        stop()
    }

    /// Ends it where it is.
    func stop() {
        if let tick { AnimationClock.current.removeTick(tick) }
        tick = nil
        end?.cancel()
        end = nil
        guard let view, view.glide === self else { return }
        view.glide = nil
        view.isDecelerating = false
        view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }
}

/// The way along one axis, in points and seconds.
struct AxisGlide {
    private enum Motion {
        case none
        /// Decelerates, and from a time on bounces at an edge if it gets that far.
        case free(ScrollDeceleration, edge: (time: Double, place: Double, bounce: ScrollBounce)?)
        /// Comes to a place.
        case toward(Double, ScrollBounce)
    }

    private let motion: Motion
    /// Where it comes to rest.
    let rest: Double
    let duration: Double

    init(
        from start: Double, velocity: Double, within range: ClosedRange<CGFloat>, length: Double, rate: Double,
        bounces: Bool, chosen: Double?
    ) {
        let inside = min(max(start, range.lowerBound), range.upperBound)
        let free = ScrollDeceleration(from: start, velocity: velocity, rate: rate)
        if let place = chosen ?? (inside == start ? nil : inside) {
            let bounce = ScrollBounce(from: start - place, velocity: velocity, length: length)
            (motion, rest) = (place == start && velocity == 0 ? .none : .toward(place, bounce), place)
            duration = place == start && velocity == 0 ? 0 : bounce.duration
            return
        }
        let edge = Double(velocity > 0 ? range.upperBound : range.lowerBound)
        guard let time = free.time(at: edge) else {
            (motion, rest, duration) = (.free(free, edge: nil), free.target, free.duration)
            return
        }
        let bounce = ScrollBounce(from: 0, velocity: bounces ? free.velocity(at: time) : 0, length: length)
        (motion, rest) = (.free(free, edge: (time, edge, bounce)), edge)
        duration = time + (bounces ? bounce.duration : 0)
    }

    func offset(at time: Double) -> Double {
        switch motion {
        case .none: rest
        case .free(let free, let edge):
            if let edge, time > edge.time {
                edge.place + edge.bounce.offset(at: time - edge.time)
            } else {
                free.offset(at: time)
            }
        case .toward(let place, let bounce): place + bounce.offset(at: time)
        }
    }
}
