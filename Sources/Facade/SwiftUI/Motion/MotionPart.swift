/// One of the animations that move a value, whatever the type of the value.
@MainActor class AnyMotionPart {
    /// When it began, in seconds of the clock.
    let start: Double
    /// The animations of changes that it belongs to.
    private(set) var batches: [MotionBatch]
    /// The animations of earlier changes of the value, which are only gone when this one is, too.
    private(set) var earlier: [MotionBatch] = []

    init(_ start: Double, _ batches: [MotionBatch]) {
        self.start = start
        self.batches = batches
    }

    /// When nothing of it is left, in seconds of the clock.
    var end: Double { start }
    /// When it counts as done, in seconds of the clock.
    var logicalEnd: Double { end }

    /// Tells those who wait for the end that it began.
    func begin() {
        for batch in batches { batch.add(self) }
    }

    /// Has those who wait until nothing of an earlier one is left wait for this one, too.
    func follow(_ other: AnyMotionPart) {
        earlier += other.batches + other.earlier
        for batch in other.batches + other.earlier { batch.add(tail: self) }
    }

    /// Tells those who wait for the end that it is no more.
    func leave() {
        for batch in batches + earlier { batch.remove(self) }
        (batches, earlier) = ([], [])
    }
}

/// Something that moves for seconds, whatever moves.
@MainActor final class TimedPart: AnyMotionPart {
    private let length: Double

    init(_ start: Double, length: Double, _ batch: MotionBatch) {
        self.length = length
        super.init(start, [batch])
    }

    override var end: Double { start + length }
}

/// One of the animations that move a value: it takes away a way that the value goes.
@MainActor final class MotionPart<Value: VectorArithmetic>: AnyMotionPart {
    let animation: Animation
    /// The way.
    let way: Value
    /// The velocity at the beginning, per second.
    let velocity: Value
    private let context: AnimationContext<Value>
    private var custom: CustomCourse<Value>?

    init(
        _ way: Value, velocity: Value = .zero, _ animation: Animation, at start: Double, _ batches: [MotionBatch],
        _ context: AnimationContext<Value>
    ) {
        self.way = way
        self.velocity = velocity
        self.context = context
        self.animation = animation
        super.init(start, batches)
        if case .custom(let base) = animation.course { custom = CustomCourse(base.base, way, context) }
    }

    override var end: Double { start + length }

    override var logicalEnd: Double {
        if let custom { return start + min(length, animation.logicalLength(ofCourse: custom.logicalLength)) }
        return start + min(length, animation.logicalLength)
    }

    private var length: Double {
        if let custom { return animation.length(ofCourse: custom.length) }
        guard case .spring(let spring, let share, _) = animation.course, velocity != .zero else {
            return animation.length
        }
        let velocity = velocity + way.scaled(by: share)
        // The size of the numbers is not known, a thousandth of the way and of the velocity counts.
        let reach = (way.magnitudeSquared.squareRoot() + velocity.magnitudeSquared.squareRoot() * spring.response) / 1e3
        return animation.length(
            ofCourse: spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: reach))
    }

    /// Returns what is left of the way at a time of the clock.
    func rest(at time: Double) -> Value {
        guard time < end else { return .zero }
        let place = animation.courseTime(at: time - start)
        if let custom { return way - (custom.value(at: place) ?? way) }
        return way - animation.value(of: way, velocity: velocity, at: place)
    }

    /// Returns whether another animation goes on from where this one is at a time of the clock, and what it keeps then.
    func isMerged(into other: Animation, at time: Double) -> AnimationContext<Value>? {
        guard case .custom = other.course, time < end else { return nil }
        var context = custom?.context(at: animation.courseTime(at: time - start)) ?? self.context
        let isMerged = other.shouldMerge(previous: animation, value: way, time: time - start, context: &context)
        return isMerged ? context : nil
    }

    /// Returns how fast the value moves at a time of the clock, per second; that of springs alone is known.
    func velocity(at time: Double) -> Value {
        guard time < end, case .spring(let spring, let share, _) = animation.course else { return .zero }
        return spring.velocity(
            target: way, initialVelocity: velocity + way.scaled(by: share),
            time: animation.courseTime(at: time - start))
    }
}

extension Animation {
    /// Whether the animation goes on from the place and the velocity of another one of its kind.
    var merges: Bool {
        // What waits, repeats or runs at another speed is added to what there is.
        if case .spring(_, _, let merges) = course { return merges && changes.isEmpty }
        return false
    }

    /// Returns the seconds until nothing is left, for a course of a length in seconds.
    func length(ofCourse length: Double) -> Double { with(courseOf: length).length }
    /// Returns the seconds after which it counts as done, for a course of a length in seconds.
    func logicalLength(ofCourse length: Double) -> Double { with(courseOf: length).logicalLength }

    private func with(courseOf length: Double) -> Animation {
        var animation = self
        animation.course = .curve(.linear, duration: length)
        return animation
    }
}
