/// A value on its way to another one, moved by animations whose effects add up.
@MainActor final class ValueMotion<Value: VectorArithmetic> {
    /// Where the value goes.
    private(set) var target: Value
    private var parts: [MotionPart<Value>] = []

    /// Creates a value at rest.
    init(_ target: Value) { self.target = target }

    /// Whether nothing moves the value any more at a time of the clock.
    func isOver(at time: Double) -> Bool { parts.allSatisfy { $0.end <= time } }

    /// Returns what is left of the way at a time of the clock.
    func rest(at time: Double) -> Value { parts.reduce(.zero) { $0 + $1.rest(at: time) } }

    /// Returns the value at a time of the clock.
    func value(at time: Double) -> Value { parts.isEmpty ? target : target - rest(at: time) }

    /// Has the value go to another one by an animation, from where and as fast as it is.
    func go(
        to target: Value, by animation: Animation, at now: Double, _ batches: [MotionBatch],
        _ environment: EnvironmentValues
    ) {
        let way = target - self.target
        self.target = target
        go(way, by: animation, at: now, batches, environment)
    }

    /// Has the value come by a way to where it is.
    func go(
        _ way: Value, by animation: Animation, at now: Double, _ batches: [MotionBatch],
        _ environment: EnvironmentValues
    ) {
        parts.removeAll { $0.end <= now }
        var merged = animation.merges ? parts.filter(\.animation.merges) : []
        var context = AnimationContext<Value>(state: AnimationState(), environment: environment)
        if let last = parts.last, let kept = last.isMerged(into: animation, at: now) {
            (merged, context) = ([last], kept)
        }
        parts.removeAll { part in merged.contains { $0 === part } }
        let part = MotionPart(
            merged.reduce(way) { $0 + $1.rest(at: now) },
            velocity: merged.reduce(.zero) { $0 + $1.velocity(at: now) }, animation, at: now, batches, context)
        for other in merged + parts { part.follow(other) }
        for other in merged { other.leave() }
        parts.append(part)
        part.begin()
    }

    /// Puts the value to another one at once.
    func jump(to target: Value) {
        self.target = target
        stop()
    }

    /// Ends all animations.
    func stop() {
        for part in parts { part.leave() }
        parts = []
    }
}
