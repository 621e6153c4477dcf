public import Foundation

/// Recognizes dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers.
    open var maximumNumberOfTouches = Int(UInt32.max)
    /// The scrolling devices that drag.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var drag = Drag()

    /// How far fingers travel before a drag begins, in points; translations count from there.
    static let slop = 10.0

    /// How far the fingers moved, in points.
    open func translation(in view: UIView?) -> CGPoint { direction(drag.translation, in: view?.superview) }
    /// Says how far the fingers moved, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { drag.translation = translation }
    /// How fast the fingers move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { direction(drag.velocity, in: view?.superview) }

    /// A direction in the window as a view has it.
    private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        return view.convert(vector, from: window) - view.convert(.zero, from: window)
    }

    /// Whether fingers that began at a point and moved by a vector drag.
    func begins(at start: CGPoint, after vector: CGPoint) -> Bool { vector.length > Self.slop }

    /// Where the fingers began, in coordinates of the window.
    var start: CGPoint { drag.start }
    /// The way of the fingers before it was known to be a drag, in points.
    var firstWay: CGPoint { drag.way }

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

/// A way of fingers, in coordinates of the window.
private struct Drag {
    var start = CGPoint.zero
    var last = CGPoint.zero
    var way = CGPoint.zero
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    private var places: [(point: CGPoint, time: Double)] = []

    init(start: CGPoint = .zero) { self.start = start }

    /// How long a place tells of the speed, in seconds.
    private static let memory = 0.1

    mutating func note(_ point: CGPoint, at time: Double) {
        places.append((point, time))
        places.removeAll { time - $0.time > Self.memory }
        guard let first = places.first, time > first.time else { return velocity = .zero }
        let way = point - first.point
        velocity = CGPoint(x: way.x / (time - first.time), y: way.y / (time - first.time))
    }

    /// Fingers that rested before they left have no speed.
    mutating func stop(at time: Double) {
        guard let last = places.last, time - last.time <= Self.memory / 2 else { return velocity = .zero }
    }
}

/// Recognizes drags that begin at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges where the gesture begins.
    open var edges: UIRectEdge = []

    /// How near to the edge it begins, in points.
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

/// Devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
