extension Animation {
    /// Returns how far a course is at a time since the animation began, in seconds; it is shown forward and backward
    /// by turns where it repeats so.
    ///
    /// What was said last is the outermost: `delay(1).speed(2)` waits half a second.
    func courseTime(at time: Double) -> Double {
        var time = time
        for (index, change) in changes.enumerated().reversed() {
            switch change {
            case .delay(let delay): time -= delay
            case .speed(let speed): time *= speed
            case .repetition(let count, let autoreverses):
                let length = length(after: changes[..<index])
                guard time > 0, length > 0, length.isFinite else { continue }
                let turn = min((time / length).rounded(.down), max(count, 1) - 1)
                time = min(time - turn * length, length)
                if autoreverses, turn.truncatingRemainder(dividingBy: 2) == 1 { time = length - time }
            case .logicalEnd: break
            }
        }
        return max(0, time)
    }

    /// The seconds from the beginning until nothing of the animation is left, where its course does not depend on what
    /// changes; infinite for what repeats forever, 0 for animations of an app's own.
    var length: Double { length(after: changes[...]) }

    /// The seconds after which the animation counts as done: those of a spring without its long tail.
    var logicalLength: Double {
        var length = logicalCourseLength
        for change in changes { length = Self.length(length, changedBy: change, logical: true) }
        return length
    }

    private func length(after changes: ArraySlice<Change>) -> Double {
        changes.reduce(courseLength) { Self.length($0, changedBy: $1, logical: false) }
    }

    private static func length(_ length: Double, changedBy change: Change, logical: Bool) -> Double {
        switch change {
        case .delay(let delay): max(0, length + delay)
        case .speed(let speed): speed > 0 ? length / speed : .infinity
        case .repetition(let count, _): length * max(count, 1)
        case .logicalEnd(let end): logical ? end : length
        }
    }

    private var courseLength: Double {
        switch course {
        case .curve(_, let duration): max(0, duration)
        case .spring(let spring, let velocity, _): spring.settlingDuration(velocity: velocity)
        case .custom: 0
        }
    }

    private var logicalCourseLength: Double {
        guard case .spring(let spring, _, _) = course else { return courseLength }
        return min(spring.duration, courseLength)
    }
}
