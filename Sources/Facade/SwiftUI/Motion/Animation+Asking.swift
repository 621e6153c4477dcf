public import Foundation

extension Animation {
    /// Returns how far a value has come after seconds, which goes from zero to another one; `nil` when the animation is
    /// over.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let place = courseTime(at: time)
        if case .custom(let base) = course {
            func ask<Base: CustomAnimation>(_ base: Base) -> V? {
                base.animate(value: value, time: place, context: &context)
            }
            return ask(base.base)
        }
        if time >= logicalLength { context.isLogicallyComplete = true }
        guard time < length else { return nil }
        return self.value(of: value, velocity: .zero, at: place)
    }

    /// Returns how fast a value moves after seconds, per second; `nil` where that is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let place = courseTime(at: time)
        switch course {
        case .custom(let base):
            func ask<Base: CustomAnimation>(_ base: Base) -> V? {
                base.velocity(value: value, time: place, context: context)
            }
            return ask(base.base)
        case .spring(let spring, let share, _):
            return spring.velocity(target: value, initialVelocity: value.scaled(by: share), time: place)
        case .curve(let curve, let duration):
            return duration > 0 ? value.scaled(by: curve.velocity(at: place / duration) / duration) : .zero
        }
    }

    /// Returns whether the animation goes on from one that it takes the place of.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard case .custom(let base) = course else { return merges && previous.merges }
        func ask<Base: CustomAnimation>(_ base: Base) -> Bool {
            base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        return changes.isEmpty && ask(base.base)
    }

    /// Returns how far a way is gone at a time of the course, in seconds, by an initial velocity beside the animation's
    /// own; that of an app's own animation is not known.
    func value<V: VectorArithmetic>(of way: V, velocity: V, at time: Double) -> V {
        switch course {
        case .curve(let curve, let duration): way.scaled(by: duration > 0 ? curve.value(at: time / duration) : 1)
        case .spring(let spring, let share, _):
            spring.value(target: way, initialVelocity: velocity + way.scaled(by: share), time: time)
        case .custom: way
        }
    }
}
