package import LayoutSimMotion

/// The timing of an animation, in seconds of its layer.
package struct AnimationCourse: Hashable {
    /// When the animation was added to the layer.
    package var added: Double
    /// When the animation begins.
    package var begin: Double
    /// The duration of one repetition.
    package var duration: Double
    /// The curve that maps the elapsed part of the duration to progress.
    package var curve: TimingCurve
    /// The number of repetitions; infinity for an endless animation.
    package var repeats = 1.0
    /// Whether the animation plays in reverse after each repetition.
    package var autoreverses = false
    /// The fractions of the duration at which keyframes are reached; empty if there are none.
    package var keyTimes: [Double] = []

    /// Creates the timing of an animation that plays once.
    package init(added: Double, begin: Double, duration: Double, curve: TimingCurve) {
        (self.added, self.begin, self.duration, self.curve) = (added, begin, duration, curve)
    }
}

extension CAPropertyAnimation {
    /// The timing, if the animation runs from its start to its end or through keyframes, once or several times.
    package var course: AnimationCourse? {
        if let animation = self as? CABasicAnimation, animation.way != nil { return animation.wayCourse }
        guard repeatDuration == 0, !isCumulative, speed == 1, timeOffset == 0 else { return nil }
        var course = AnimationCourse(added: addedTime, begin: beginTime, duration: duration, curve: timingCurve)
        course.repeats = repeatCount > 0 ? Double(repeatCount) : 1
        course.autoreverses = autoreverses
        if let animation = self as? CAKeyframeAnimation {
            guard animation.part == nil, let times = KeyframeWay(animation).straightTimes else { return nil }
            course.keyTimes = times
        }
        return course
    }

    private var timingCurve: TimingCurve {
        if let animation = self as? CASpringAnimation { return TimingCurve(animation.spring, for: duration) }
        return timingFunction?.timing ?? .cubic(CubicCurve(0, 0, 1, 1))
    }
}

extension CAMediaTimingFunction {
    /// The timing curve with its control points rounded to the numbers they were created from, without single-precision
    /// error.
    package var timing: TimingCurve {
        func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
        return .cubic(
            CubicCurve(number(curve.first.x), number(curve.first.y), number(curve.second.x), number(curve.second.y)))
    }
}
