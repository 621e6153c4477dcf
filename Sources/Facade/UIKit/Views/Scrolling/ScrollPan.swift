import Foundation

/// The pan gesture recognizer that scrolls a view.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        // A touch that doesn't scroll is delivered to the content immediately.
        delaysTouchesEnded = false
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard let scrollView, super.begins(at: start, after: vector) else { return false }
        return scrollView.beginsDrag(along: vector) && scrollView.takesFromContent(touches)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView?.fingerCameDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.isTracking = false
    }

    override func sendActions() {
        scrollView?.follow(self)
        super.sendActions()
    }
}

/// A gesture recognizer that delays touches in the content of a scroll view until it is clear whether they scroll.
@MainActor final class ContentDelayRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var timer: EventTimer?

    /// The delay in seconds.
    private static let delay = 0.15

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled, timer == nil else {
            return state = .failed
        }
        timer = EventTimer(after: Self.delay, "a touch in a scroll view") { [weak self] in
            self?.timer = nil
            self?.state = .failed
            self?.timePassed()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }
}

/// The range of a scroll view's content offset, in points.
struct ScrollRange {
    // Stored as bounds, since sums of an origin and a size would miss whole pixels by rounding errors.
    let minX, maxX, minY, maxY: CGFloat
}

extension UIScrollView {
    /// Handles a touch down, which stops scrolling.
    func fingerCameDown() {
        guard isScrollEnabled else { return }
        isTracking = true
        glide?.stop()
    }

    /// Returns whether a drag along a vector scrolls this view rather than an enclosing one.
    func beginsDrag(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let isAcross = abs(way.x) > abs(way.y)
        guard isAcross ? dragsAcross : dragsAlong, !leavesToSheet(way) else { return false }
        // At its edge, the view leaves the drag to an enclosing scroll view.
        guard !canMove(against: way, isAcross) else { return true }
        return !sequence(first: superview, next: { $0?.superview }).contains { view in
            guard let outer = view as? UIScrollView, outer.isScrollEnabled else { return false }
            return (isAcross ? outer.dragsAcross : outer.dragsAlong) && outer.canMove(against: way, isAcross)
        }
    }

    /// Returns whether a drag may cancel touches that views in the content are tracking.
    func takesFromContent(_ touches: [UITouch]) -> Bool {
        for touch in touches where touch.delivery.isFollowed {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Whether the content can be dragged horizontally (`dragsAcross`) or vertically (`dragsAlong`).
    var dragsAcross: Bool {
        let range = offsetRange
        return range.maxX > range.minX + 0.01 || bounces && bouncesHorizontally && alwaysBounceHorizontal
    }
    var dragsAlong: Bool {
        let range = offsetRange
        return range.maxY > range.minY + 0.01
            || bounces && bouncesVertically && (alwaysBounceVertical || refreshControl != nil)
    }

    /// The range of the content offset, aligned to pixels.
    var offsetRange: ScrollRange {
        let insets = adjustedContentInset
        let (left, top) = (onPixel(-insets.left), onPixel(-insets.top))
        let right = onPixel(contentSize.width + insets.right - bounds.width)
        let bottom = onPixel(contentSize.height + insets.bottom - bounds.height)
        return ScrollRange(minX: left, maxX: max(left, right), minY: top, maxY: max(top, bottom))
    }

    private func canMove(against way: CGPoint, _ isAcross: Bool) -> Bool {
        let range = offsetRange
        let (offset, step) = isAcross ? (contentOffset.x, way.x) : (contentOffset.y, way.y)
        let (low, high) = isAcross ? (range.minX, range.maxX) : (range.minY, range.maxY)
        return step < 0 ? offset < high - 0.01 : offset > low + 0.01
    }
}
