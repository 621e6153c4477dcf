import Foundation
import QuartzCore

/// The current touches, with their gesture recognizers and views.
@MainActor final class TouchEnvironment {
    let gestures = GestureEnvironment()
    var timers: [EventTimer] = []
    /// The scroll views' decelerations and other scrolling without a touch.
    var glides: [ScrollGlide] = []
    var ignoresTouches = 0
    /// The open menu.
    var menu: OpenMenu? {
        didSet {
            guard menu !== oldValue else { return }
            oldValue?.hideList()
            oldValue?.tell(false)
            menu?.tell(true)
            menu?.showList()
        }
    }
    /// The large content viewer, which is visible during a press.
    var largeContent: UILargeContentView? {
        didSet {
            guard largeContent !== oldValue else { return }
            oldValue?.removeFromSuperview()
            largeContent?.show()
        }
    }
    private(set) var touches: [UITouch] = []
    private var lastTap: (point: CGPoint, time: Double, count: Int)?

    /// The maximum time in seconds and distance in points between the taps of a double tap.
    static let tapInterval = 0.35
    static let tapDistance = 45.0

    /// Begins touches, with their views and gesture recognizers.
    ///
    /// A touch on an open menu chooses an element; a touch elsewhere only closes the menu.
    func begin(_ new: [UITouch], _ event: UIEvent) {
        let open = menu
        let closesMenu = open != nil
        let chosen = new.first.flatMap { open?.list?.element(at: $0.point) }
        menu = nil
        if let chosen { open?.choose(chosen) }
        for touch in new where !closesMenu {
            touch.tapCount = tapCount(of: touch)
            touch.delivery.start = touch.point
            touch.view = touch.window?.hitTest(touch.point, with: event)
            touch.gestureRecognizers = gestures.recognizers(for: touch, event)
        }
        touches += new
    }

    private func tapCount(of touch: UITouch) -> Int {
        defer { lastTap = nil }
        guard let last = lastTap, touch.timestamp - last.time <= Self.tapInterval,
            last.point.distance(to: touch.point) <= Self.tapDistance
        else { return 1 }
        return last.count + 1
    }

    /// Delivers an event to the gesture recognizers, then to the views of a window.
    func deliver(_ event: UIEvent, to window: UIWindow) {
        let changed = touches.filter { $0.window === window && $0.phase != .stationary }
        gestures.handle(changed, event)
        let followed = changed.filter { $0.phase == .moved && $0.delivery.isFollowed }
        for touch in changed { note(touch) }
        deliverHeld()
        for touch in followed where touch.delivery.isFollowed {
            touch.view?.touchesMoved([touch], with: event)
        }
    }

    /// Records the phases of a touch to deliver to its view.
    private func note(_ touch: UITouch) {
        switch touch.phase {
        case .began: if isFollowedByView(touch) { touch.delivery.held.append(.began) }
        case .ended, .cancelled:
            if touch.delivery.isFollowed || !touch.delivery.held.isEmpty { touch.delivery.held.append(touch.phase) }
        default: break
        }
    }

    /// Returns whether the view under a touch tracks it, given the other touches.
    private func isFollowedByView(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        let others = touches.filter {
            $0 !== touch && ($0.delivery.isFollowed || !$0.delivery.held.isEmpty) && $0.window === touch.window
        }
        if others.contains(where: { $0.view === view }), !view.isMultipleTouchEnabled { return false }
        return !others.contains { other in
            other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch ?? false)
        }
    }

    /// Delivers touch phases that gesture recognizers no longer delay.
    func deliverHeld() {
        let event = TouchesEvent.current
        for touch in touches where touch.delivery.isTaken {
            touch.delivery.held = []
            guard touch.delivery.isFollowed else { continue }
            touch.delivery.isFollowed = false
            tell(touch, .cancelled, event)
        }
        for touch in touches {
            while let phase = touch.delivery.held.first, !gestures.holdBack(touch, phase) {
                touch.delivery.held.removeFirst()
                touch.delivery.isFollowed = phase == .began
                tell(touch, phase, event)
            }
        }
        touches.removeAll { !$0.isOnScreen && $0.delivery.held.isEmpty }
    }

    private func tell(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
        guard let view = touch.view else { return }
        let actual = touch.phase
        touch.phase = phase
        defer { touch.phase = actual }
        switch phase {
        case .began: tellBeginning(of: touch, to: view, event)
        case .ended: view.touchesEnded([touch], with: event)
        default: view.touchesCancelled([touch], with: event)
        }
    }

    /// Delivers the beginning of a delayed touch to a view at its original location, followed by a move to the current
    /// one.
    private func tellBeginning(of touch: UITouch, to view: UIView, _ event: UIEvent) {
        let (point, previous) = (touch.point, touch.previousPoint)
        (touch.point, touch.previousPoint) = (touch.delivery.start, touch.delivery.start)
        view.touchesBegan([touch], with: event)
        touch.point = point
        if point != touch.delivery.start {
            touch.phase = .moved
            view.touchesMoved([touch], with: event)
        }
        touch.previousPoint = previous
    }

    /// Records the last tap when touches end.
    func end(_ ended: [UITouch]) {
        guard let touch = ended.first, touch.phase == .ended else { return }
        lastTap = (touch.point, touch.timestamp, touch.tapCount)
    }

    /// Makes the next tap count as the first of a sequence.
    func forgetTap() { lastTap = nil }

    /// Cancels a touch for its view.
    func cancel(_ touch: UITouch) { touch.delivery.isTaken = true }
}

/// The event that represents all touches on the screen.
@MainActor final class TouchesEvent: UIEvent {
    static let current = TouchesEvent()
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
    static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

    var length: CGFloat { distance(to: .zero) }

    /// Returns the centroid of points.
    static func middle(of points: [CGPoint]) -> CGPoint {
        let count = CGFloat(max(points.count, 1))
        return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }
}
