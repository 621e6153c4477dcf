public import LayoutSimInertness
public import Foundation

/// A gesture recognizer for panning.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int(UInt32.max)
    /// The types of scroll events that pan; stored only.
    @Inert(.behavior) open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var drag = Drag()

    /// The distance that the fingers must move before the gesture begins, in points; translations start there.
    static let slop = 10.0

    /// Returns the translation of the fingers in a view's superview, in points.
    open func translation(in view: UIView?) -> CGPoint { direction(drag.translation, in: view?.superview) }
    /// Sets the translation of the fingers in a view's superview, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let space = view?.superview, let window = space.window else { return drag.translation = translation }
        drag.translation = space.convert(translation, to: window) - space.convert(.zero, to: window)
    }
    /// Returns the velocity of the fingers in a view's superview, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { direction(drag.velocity, in: view?.superview) }

    /// Converts a vector from the window to a view.
    private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        return view.convert(vector, from: window) - view.convert(.zero, from: window)
    }

    /// Returns whether a movement from a point by a vector begins the gesture.
    func begins(at start: CGPoint, after vector: CGPoint) -> Bool { vector.length > Self.slop }

    /// The start of the drag, in window coordinates.
    var start: CGPoint { drag.start }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if touchesDown.count > maximumNumberOfTouches {
            if state == .possible { state = .failed }
            for touch in touches { ignore(touch, for: event) }
            return
        }
        let middle = CGPoint.middle(of: touchesDown.map(\.point))
        if state == .possible { drag = Drag(start: middle) }
        drag.last = middle
        drag.note(middle, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let middle = CGPoint.middle(of: touchesDown.map(\.point))
        let step = middle - drag.last
        drag.last = middle
        drag.way = drag.way + step
        drag.note(middle, at: event.timestamp)
        guard state == .possible else {
            drag.translation = drag.translation + step
            return state = .changed
        }
        guard progress.waiting.isEmpty else {
            return drag.translation = drag.translation + step
        }
        guard touchesDown.count >= minimumNumberOfTouches, begins(at: drag.start, after: drag.way) else { return }
        let length = drag.way.length
        let share = length > 0 ? max(0, length - Self.slop) / length : 0
        drag.translation = CGPoint(x: drag.way.x * share, y: drag.way.y * share)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        drag.stop(at: event.timestamp)
        let left = touchesDown
        if state == .possible, progress.waiting.isEmpty {
            if left.isEmpty { state = .failed }
        } else if left.count < minimumNumberOfTouches {
            state = .ended
        }
        if !left.isEmpty { drag.last = .middle(of: left.map(\.point)) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        drag = Drag()
    }
}

/// The movement of the fingers, in window coordinates.
private struct Drag {
    var start = CGPoint.zero
    var last = CGPoint.zero
    var way = CGPoint.zero
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    private var places: [(point: CGPoint, time: Double)] = []

    init(start: CGPoint = .zero) { self.start = start }

    /// The period over which the velocity is measured, in seconds.
    private static let memory = 0.1

    mutating func note(_ point: CGPoint, at time: Double) {
        places.append((point, time))
        places.removeAll { time - $0.time > Self.memory }
        guard let first = places.first, time > first.time else { return velocity = .zero }
        let way = point - first.point
        velocity = CGPoint(x: way.x / (time - first.time), y: way.y / (time - first.time))
    }

    /// Ends the drag, with a velocity of zero if the fingers rested before they were lifted.
    mutating func stop(at time: Double) {
        guard let last = places.last, time - last.time <= Self.memory / 2 else { return velocity = .zero }
    }
}

/// A gesture recognizer for pans that begin near an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture begins.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge for the gesture to begin, in points.
    private static let reach = 13.0

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard super.begins(at: start, after: vector), let window = view?.window else { return false }
        let size = window.bounds.size
        let isAcross = abs(vector.x) > abs(vector.y)
        return edges.contains(.left) && start.x <= Self.reach && vector.x > 0 && isAcross
            || edges.contains(.right) && start.x >= size.width - Self.reach && vector.x < 0 && isAcross
            || edges.contains(.top) && start.y <= Self.reach && vector.y > 0 && !isAcross
            || edges.contains(.bottom) && start.y >= size.height - Self.reach && vector.y < 0 && !isAcross
    }
}

/// The types of scroll events.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Scrolling in steps, as with a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Continuous scrolling, as on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Scrolling of any kind.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
