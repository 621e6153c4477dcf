/// The numbers of a part of a value on their way through keyframes.
struct KeyframeWay<Data: VectorArithmetic> {
    /// The way to one keyframe.
    private struct Segment {
        var start: Double
        var duration: Double
        var from: Data
        var to: Data
        var kind: Kind
        /// The velocities at both ends, per second.
        var velocity: Data
        var endVelocity: Data

        enum Kind {
            case linear(UnitCurve), cubic, spring(Spring)
        }
    }

    private let initial: Data
    private var segments: [Segment] = []
    /// The seconds from the first value to the last.
    private(set) var duration = 0.0

    /// Creates the way from a value.
    ///
    /// Cubic keyframes beside each other make a Catmull-Rom spline; one beside another kind has its velocity there
    /// (Apple, *CubicKeyframe*). At both ends of the way the velocity is zero [chosen].
    init<Value: Animatable>(from initial: Data, _ steps: [_KeyframeStep<Value>]) where Value.AnimatableData == Data {
        self.initial = initial
        var value = initial
        for (index, step) in steps.enumerated() {
            let (to, length) = (step.target.animatableData, max(0, step.duration))
            let next = index + 1 < steps.count ? steps[index + 1] : nil
            if let segment = Self.segment(step, from: value, at: duration, after: segments.last, next) {
                segments.append(segment)
                value = Self.value(of: segment, at: length)
            } else {
                value = to
                segments.append(
                    Segment(
                        start: duration, duration: 0, from: to, to: to, kind: .linear(.linear), velocity: .zero,
                        endVelocity: .zero))
            }
            duration += length
        }
    }

    /// Returns the way to a keyframe; `nil` for one that is reached at once.
    private static func segment<Value: Animatable>(
        _ step: _KeyframeStep<Value>, from: Data, at start: Double, after last: Segment?, _ next: _KeyframeStep<Value>?
    ) -> Segment? where Value.AnimatableData == Data {
        let to = step.target.animatableData
        guard step.duration > 0 else { return nil }
        var segment = Segment(
            start: start, duration: step.duration, from: from, to: to, kind: .cubic, velocity: .zero,
            endVelocity: .zero)
        switch step.kind {
        case .move: return nil
        case .linear(let curve):
            segment.kind = .linear(curve)
            let speed = (to - from).scaled(by: 1 / step.duration)
            segment.velocity = speed.scaled(by: curve.velocity(at: 0))
            segment.endVelocity = speed.scaled(by: curve.velocity(at: 1))
        case .spring(let spring, let velocity):
            segment.kind = .spring(spring)
            segment.velocity = velocity?.animatableData ?? last?.endVelocity ?? .zero
            segment.endVelocity = spring.velocity(
                target: to - from, initialVelocity: segment.velocity, time: step.duration)
        case .cubic(let velocity, let end):
            segment.velocity = velocity?.animatableData ?? last?.endVelocity ?? .zero
            segment.endVelocity = end?.animatableData ?? endVelocity(of: segment, before: next)
        }
        return segment
    }

    /// Returns the velocity that a cubic keyframe has at its end by the one that follows.
    private static func endVelocity<Value: Animatable>(of segment: Segment, before next: _KeyframeStep<Value>?) -> Data
    where Value.AnimatableData == Data {
        guard let next, next.duration > 0 else { return .zero }
        let way = next.target.animatableData - segment.to
        switch next.kind {
        case .move: return .zero
        case .linear(let curve): return way.scaled(by: curve.velocity(at: 0) / next.duration)
        case .spring(_, let velocity): return velocity?.animatableData ?? .zero
        case .cubic(let velocity, _):
            if let velocity { return velocity.animatableData }
            return (next.target.animatableData - segment.from).scaled(by: 1 / (segment.duration + next.duration))
        }
    }

    /// Returns the value after seconds.
    func value(at time: Double) -> Data {
        guard let segment = segments.last(where: { $0.start <= time }) else { return initial }
        return Self.value(of: segment, at: time - segment.start)
    }

    private static func value(of segment: Segment, at time: Double) -> Data {
        let part = segment.duration > 0 ? min(max(time / segment.duration, 0), 1) : 1
        let way = segment.to - segment.from
        switch segment.kind {
        case .linear(let curve): return segment.from + way.scaled(by: curve.value(at: part))
        case .spring(let spring):
            return segment.from
                + spring.value(
                    target: way, initialVelocity: segment.velocity, time: min(max(time, 0), segment.duration))
        case .cubic:
            let (square, cube) = (part * part, part * part * part)
            return segment.from + way.scaled(by: 3 * square - 2 * cube)
                + segment.velocity.scaled(by: (cube - 2 * square + part) * segment.duration)
                + segment.endVelocity.scaled(by: (cube - square) * segment.duration)
        }
    }
}
