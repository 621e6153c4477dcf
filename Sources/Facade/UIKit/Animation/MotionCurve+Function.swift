import LayoutSimMotion
import LayoutSimUIKitArithmetic
import QuartzCore

extension MotionCurve {
    /// Creates one of UIKit's curves.
    init(_ curve: UIView.AnimationCurve) {
        let name: CAMediaTimingFunctionName =
            switch curve {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        self.init(CAMediaTimingFunction(name: name))
    }

    /// Creates the curve of a timing function.
    init(_ function: CAMediaTimingFunction) { self = .cubic(function.curve) }

    /// The timing function of a cubic curve; `nil` for a spring.
    var function: CAMediaTimingFunction? {
        guard case .cubic(let curve) = self else { return nil }
        return CAMediaTimingFunction(
            controlPoints: Float(curve.first.x), Float(curve.first.y), Float(curve.second.x), Float(curve.second.y))
    }

    /// Returns the curve as documents have it, for a duration in seconds.
    fileprivate func timing(of duration: Double) -> TimingCurve {
        switch self {
        case .cubic(let curve): function?.timing ?? .cubic(curve)
        case .spring(let spring): TimingCurve(spring, for: duration)
        }
    }
}

extension AnimatorCourse {
    /// Returns the course of changes that begin at a fraction of the duration, or `nil` unless they follow the whole
    /// curve from start to end.
    ///
    /// The animator was started with a delay in seconds.
    func whole(delayedBy delay: Double, after pause: Double) -> AnimationCourse? {
        guard case .curve(0, let since) = state, !isReversed, delay == 0 else { return nil }
        return AnimationCourse(
            added: since - pause, begin: since, duration: duration, curve: curve.timing(of: duration))
    }
}
