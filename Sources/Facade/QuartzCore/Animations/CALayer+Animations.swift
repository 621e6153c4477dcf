import CoreGraphics
import Foundation

extension CALayer {
    func lookedUpAction(_ event: String) -> (any CAAction)? {
        let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        return found is NSNull ? nil : found ?? implicitAction(event)
    }

    func start(_ animation: CAAnimation, _ key: String?) {
        let copy = animation.copied()
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        if copy.timingFunction == nil, copy is CATransition {
            copy.timingFunction = CAMediaTimingFunction(name: .default)
        }
        let key = (copy is CATransition ? "transition" : key) ?? unusedKey
        stop([key])
        copy.addedTime = localTime(CACurrentMediaTime())
        if copy.beginTime == 0 { copy.beginTime = copy.addedTime }
        if let transition = animation as? CATransition { host?.layer(self, begins: transition) }
        copy.prepare(for: self)
        runningAnimations.append((key, copy))
        AnimationClock.current.add(copy, self)
        copy.delegate?.animationDidStart(copy)
    }

    private var unusedKey: String {
        var number = runningAnimations.count
        while runningAnimations.contains(where: { $0.key == "unnamed.\(number)" }) { number += 1 }
        return "unnamed.\(number)"
    }

    /// Returns the key, or the key with the first number that no running animation has, since additive animations do
    /// not replace each other.
    package func freeKey(_ key: String) -> String {
        guard runningAnimations.contains(where: { $0.key == key }) else { return key }
        var number = 2
        while runningAnimations.contains(where: { $0.key == "\(key)-\(number)" }) { number += 1 }
        return "\(key)-\(number)"
    }

    func stop(_ keys: [String]) {
        for key in keys {
            guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { continue }
            let animation = runningAnimations.remove(at: index).animation
            AnimationClock.current.end(animation, finished: false)
        }
    }

    /// The running animations, in the order in which they were added.
    package var animationsInOrder: [(key: String, animation: CAAnimation)] { seldom?.runningAnimations ?? [] }

    /// Returns a copy of the layer and its sublayers as they currently appear, with animations applied.
    func presented() -> Self? {
        let copy = presentedAlone()
        for child in children {
            guard let shown = child.presentation() else { continue }
            copy.children.append(shown)
            shown.superlayer = copy
        }
        return copy as? Self
    }

    /// Returns a copy of the layer as it currently appears, without its sublayers.
    package func presentedAlone() -> CALayer {
        // The layer itself draws its contents and the copy shows them, so the copy needs no state for drawing.
        if host == nil { displayIfNeeded() }
        let copy = makeCopy()
        // Property setters of a subclass may call `setNeedsDisplay()`, but the copy already has its contents.
        copy.isDisplayNeeded = false
        copy.modelLayer = self
        guard let animations = seldom?.runningAnimations, !animations.isEmpty else { return copy }
        let time = localTime(CACurrentMediaTime() - AnimationClock.current.lag)
        for (_, animation) in animations { animation.apply(to: copy, at: time) }
        return copy
    }

    /// Returns a presented layer as it appeared a number of seconds ago; a layer with its model values is the same.
    package func lagging(by lag: Double) -> CALayer {
        guard lag != 0, let model = seldom?.modelLayer else { return self }
        let clock = AnimationClock.current
        clock.lag += lag
        defer { clock.lag -= lag }
        guard let shown = model.presentation() else { return self }
        shown.superlayer = superlayer
        return shown
    }

    /// Returns the time of the root layer that corresponds to a time of this layer.
    func rootTime(_ time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return .infinity }
        let above = (time - timeOffset) / Double(speed) + beginTime
        return superlayer?.rootTime(above) ?? above
    }
}
