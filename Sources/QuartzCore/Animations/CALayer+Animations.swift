import CoreGraphics
import Foundation

extension CALayer {
    func lookedUpAction(_ event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        return found is NSNull ? nil : found
    }

    func start(_ animation: CAAnimation, _ key: String?) {
        let copy = animation.copied()
        if copy.duration == 0 {
            copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? CATransaction.animationDuration()
        }
        if copy.timingFunction == nil, copy is CATransition {
            copy.timingFunction = CAMediaTimingFunction(name: .default)
        }
        let key = (copy is CATransition ? "transition" : key) ?? "unnamed.\(runningAnimations.count)"
        stop([key])
        if copy.beginTime == 0 { copy.beginTime = localTime(CACurrentMediaTime()) }
        runningAnimations.append((key, copy))
        AnimationClock.current.add(copy, key, self)
        copy.delegate?.animationDidStart(copy)
    }

    func stop(_ keys: [String]) {
        for key in keys {
            guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { continue }
            let animation = runningAnimations.remove(at: index).animation
            AnimationClock.current.end(animation, finished: false)
        }
    }

    func presented() -> Self? {
        let copy = makeCopy()
        copy.modelLayer = self
        let time = localTime(CACurrentMediaTime())
        for (_, animation) in runningAnimations { animation.apply(to: copy, at: time - animation.beginTime) }
        for child in children {
            guard let shown = child.presentation() else { continue }
            copy.children.append(shown)
            shown.superlayer = copy
        }
        return copy as? Self
    }
}
