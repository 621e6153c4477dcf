import Foundation
import LayoutSimUIKitArithmetic

/// An active drag of a scroll view's content.
struct ScrollDrag {
    /// The offset at the start of the drag; outside the range, it is the offset to which a finger would have had to
    /// pull.
    var start: CGPoint
    /// The axes along which the content follows the drag.
    var moves: (across: Bool, along: Bool)
}

extension UIScrollView {
    /// Handles a pan gesture recognizer's state.
    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag(pan)
            drag(by: pan.translation(in: self))
        case .changed: drag(by: pan.translation(in: self))
        case .ended: endDrag(velocity: pan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        default: break
        }
    }

    private func beginDrag(_ pan: UIPanGestureRecognizer) {
        glide?.stop()
        dragWillBegin()
        let way = pan.translation(in: self)
        var moves = (across: dragsAcross, along: dragsAlong)
        if isDirectionalLockEnabled, moves.across, moves.along {
            moves = abs(way.x) > abs(way.y) ? (true, false) : (false, true)
        }
        let (range, size) = (offsetRange, bounds.size)
        func pulled(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
            let inside = min(max(offset, low), high)
            return inside + RubberBand.pull(showing: offset - inside, length: length)
        }
        currentDrag = ScrollDrag(
            start: CGPoint(
                x: pulled(contentOffset.x, range.minX, range.maxX, size.width),
                y: pulled(contentOffset.y, range.minY, range.maxY, size.height)), moves: moves)
        isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { dismissKeyboard() }
    }

    private func drag(by way: CGPoint) {
        guard let drag = currentDrag else { return }
        let (range, size) = (offsetRange, bounds.size)
        var offset = contentOffset
        if drag.moves.across {
            offset.x = shown(drag.start.x - way.x, range.minX, range.maxX, size.width, bounces && bouncesHorizontally)
        }
        if drag.moves.along {
            offset.y = shown(drag.start.y - way.y, range.minY, range.maxY, size.height, bounces && bouncesVertically)
        }
        scroll(toPixelAt: offset)
        refreshIfPulled()
    }

    /// Scrolls to an offset rounded to whole pixels, as drags do.
    func scroll(toPixelAt offset: CGPoint) {
        scroll(to: CGPoint(x: onPixel(offset.x), y: onPixel(offset.y)))
    }

    /// Returns the visible offset for the offset that a drag requests, with rubber-banding.
    private func shown(
        _ pulled: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        let inside = min(max(pulled, low), high)
        return bounces ? inside + RubberBand.offset(pulledBy: pulled - inside, length: length) : inside
    }

    func onPixel(_ offset: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (offset * scale).rounded() / scale
    }

    private func endDrag(velocity: CGPoint) {
        guard let drag = currentDrag else { return }
        currentDrag = nil
        makeRoomForRefreshing()
        let speed = CGPoint(x: drag.moves.across ? -velocity.x : 0, y: drag.moves.along ? -velocity.y : 0)
        let proposed = restingPlace(velocity: speed)
        let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
        var target = chosenRest(for: proposed, velocity: perMillisecond)
        unsafe scrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: perMillisecond, targetContentOffset: &target)
        (isDragging, isTracking) = (false, false)
        let glides = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
        guard glides else { return dragDidRest() }
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        let isChosen = target != proposed || isPagingEnabled
        glide = ScrollGlide(self, .deceleration(of: self, velocity: speed, chosen: isChosen ? target : nil))
    }

    /// Returns the final offset of content released with a velocity in points per second.
    private func restingPlace(velocity: CGPoint) -> CGPoint {
        let range = offsetRange
        func rest(_ offset: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> CGFloat {
            guard isPagingEnabled, page > 0, high > low else {
                let motion = ScrollDeceleration(from: offset, velocity: speed, rate: decelerationRate.rawValue)
                return min(max(offset < low || offset > high ? offset : motion.target, low), high)
            }
            // A flick turns at most one page.
            let place = (offset - low) / page
            let turned =
                abs(speed) > Self.pageTurningSpeed
                ? (speed > 0 ? place.rounded(.up) : place.rounded(.down)) : place.rounded()
            return min(max(low + turned * page, low), high)
        }
        return CGPoint(
            x: onPixel(rest(contentOffset.x, velocity.x, range.minX, range.maxX, bounds.width)),
            y: onPixel(rest(contentOffset.y, velocity.y, range.minY, range.maxY, bounds.height)))
    }

    /// The speed in points per second.
    private static let pageTurningSpeed = 100.0

    private func dismissKeyboard() { _ = FirstResponder.current?.resignFirstResponder() }
}
