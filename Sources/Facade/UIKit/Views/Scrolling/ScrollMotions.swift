import Foundation
import QuartzCore
import LayoutSimUIKitArithmetic

extension ScrollGlide.Motion {
    /// Returns the motion after a drag; `chosen` is the target offset set by a delegate or by paging.
    @MainActor static func deceleration(of view: UIScrollView, velocity: CGPoint, chosen: CGPoint?) -> Self {
        let (range, size, offset) = (view.offsetRange, view.bounds.size, view.contentOffset)
        let rate = Double(view.decelerationRate.rawValue)
        let horizontal = AxisGlide(
            from: offset.x, velocity: velocity.x, within: range.minX...range.maxX, length: size.width, rate: rate,
            bounces: view.bounces && view.bouncesHorizontally, chosen: chosen.map { Double($0.x) })
        let vertical = AxisGlide(
            from: offset.y, velocity: velocity.y, within: range.minY...range.maxY, length: size.height, rate: rate,
            bounces: view.bounces && view.bouncesVertically, chosen: chosen.map { Double($0.y) })
        return Self(
            name: "a scroll view that decelerates", duration: max(horizontal.duration, vertical.duration),
            rest: CGPoint(x: view.onPixel(horizontal.rest), y: view.onPixel(vertical.rest))
        ) { time in
            CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
        } ended: { view in
            view.isDecelerating = false
            view.scrollDelegate?.scrollViewDidEndDecelerating(view)
            view.dragDidRest()
        }
    }

    /// Returns the motion of a programmatic scroll.
    @MainActor static func animation(from start: CGPoint, to end: CGPoint) -> Self {
        Self(name: "setContentOffset(_:animated:)", duration: ProgrammaticScroll.duration, rest: end) { time in
            CGPoint(
                x: ProgrammaticScroll.offset(from: start.x, to: end.x, at: time),
                y: ProgrammaticScroll.offset(from: start.y, to: end.y, at: time))
        } ended: { view in
            view.isScrollAnimating = false
            view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
        }
    }
}
