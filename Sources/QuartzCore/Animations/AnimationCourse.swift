package import LayoutSimMotion

/// When an animation runs and how, in seconds of its layer.
package struct AnimationCourse: Hashable {
    /// When the layer got it.
    package var added: Double
    /// When it begins.
    package var begin: Double
    package var duration: Double
    package var curve: TimingCurve

    package init(added: Double, begin: Double, duration: Double, curve: TimingCurve) {
        (self.added, self.begin, self.duration, self.curve) = (added, begin, duration, curve)
    }
}

extension CABasicAnimation {
    /// The course, if the animation runs once from its start to its end.
    package var course: AnimationCourse? {
        if way != nil { return wayCourse }
        guard repeatCount <= 1, repeatDuration == 0, !autoreverses, !isCumulative, speed == 1, timeOffset == 0 else {
            return nil
        }
        return AnimationCourse(added: addedTime, begin: beginTime, duration: duration, curve: timingCurve)
    }

    private var timingCurve: TimingCurve {
        if let animation = self as? CASpringAnimation { return TimingCurve(animation.spring, for: duration) }
        return timingFunction?.timing ?? .cubic(CubicCurve(0, 0, 1, 1))
    }
}

extension CAMediaTimingFunction {
    /// The curve with the numbers that it was made of, without what is left of their lower precision.
    package var timing: TimingCurve {
        func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
        return .cubic(
            CubicCurve(number(curve.first.x), number(curve.first.y), number(curve.second.x), number(curve.second.y)))
    }
}
