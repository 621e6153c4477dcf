import Foundation

/// The drag that scrolls a view.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        // A finger that did not scroll belongs to the content at once.
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

/// Keeps touches from the content of a scroll view until it is clear whether they scroll it.
@MainActor final class ContentDelayRecognizer: UIGestureRecognizer {
    private weak var scrollView: UIScrollView?
    private var timer: EventTimer?

    /// In seconds.
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

/// The offsets from the beginning of a scroll view's content to its end, in points.
struct ScrollRange {
    // Sums of an origin and a size would miss pixels by the last digits.
    let minX, maxX, minY, maxY: CGFloat
}

extension UIScrollView {
    /// Takes note of a finger: what still moves stops.
    func fingerCameDown() {
        guard isScrollEnabled else { return }
        isTracking = true
        glide?.stop()
    }

    /// Whether fingers that moved by a vector scroll the view rather than what is around it.
    func beginsDrag(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let isAcross = abs(way.x) > abs(way.y)
        guard isAcross ? dragsAcross : dragsAlong, !leavesToSheet(way) else { return false }
        // At its edge it leaves the drag to a scroll view around it.
        guard !canMove(against: way, isAcross) else { return true }
        return !sequence(first: superview, next: { $0?.superview }).contains { view in
            guard let outer = view as? UIScrollView, outer.isScrollEnabled else { return false }
            return (isAcross ? outer.dragsAcross : outer.dragsAlong) && outer.canMove(against: way, isAcross)
        }
    }

    /// Whether a drag may take touches from the views that follow them.
    func takesFromContent(_ touches: [UITouch]) -> Bool {
        for touch in touches where touch.delivery.isFollowed {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    /// Whether drags from side to side, or up and down, move the content.
    var dragsAcross: Bool {
        let range = offsetRange
        return range.maxX > range.minX + 0.01 || bounces && bouncesHorizontally && alwaysBounceHorizontal
    }
    var dragsAlong: Bool {
        let range = offsetRange
        return range.maxY > range.minY + 0.01
            || bounces && bouncesVertically && (alwaysBounceVertical || refreshControl != nil)
    }

    /// The offsets at which the content fills the view, on pixels.
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
