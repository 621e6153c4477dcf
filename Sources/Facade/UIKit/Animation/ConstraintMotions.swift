import CoreGraphics
import QuartzCore

/// The course that the animations of one block share, once there is one.
@MainActor final class GroupMotion {
    var course: AnimationCourse?
}

/// The former constants of constraints whose changes are being animated.
@MainActor final class ConstraintMotions {
    static let shared = ConstraintMotions()
    private var entries: [Entry] = []

    private struct Entry {
        weak var constraint: NSLayoutConstraint?
        let constant: CGFloat
        let motion: GroupMotion
    }

    func add(_ constraint: NSLayoutConstraint, _ constant: CGFloat, of motion: GroupMotion) {
        let now = CACurrentMediaTime()
        let isKept = unsafe AnimationClock.main.keepsEnded
        entries.removeAll { entry in
            guard entry.constraint != nil else { return true }
            return !isKept && entry.motion.course.map { $0.end < now } ?? false
        }
        entries.append(Entry(constraint: constraint, constant: constant, motion: motion))
    }

    /// Returns the former constants of a constraint, each with the course of its animation, the oldest first.
    func formers(of constraint: NSLayoutConstraint) -> [(constant: CGFloat, course: AnimationCourse)] {
        entries.compactMap { entry in
            guard entry.constraint === constraint, let course = entry.motion.course else { return nil }
            return (entry.constant, course)
        }
    }

    var isEmpty: Bool { entries.isEmpty }
}

extension AnimationCourse {
    /// The end in seconds of the layer's time; infinity for an endless animation.
    fileprivate var end: Double { begin + duration * repeats * (autoreverses ? 2 : 1) }
}
