import Foundation

/// An animation of a layer that has begun but not ended.
struct RunningAnimation {
    let animation: CAAnimation
    private let reference: LayerReference
    /// The alarm that ends the animation; `nil` for an endless one.
    let alarm: ClockAlarm?
    /// The completion handlers of the transactions that wait for the animation.
    let completions: [TransactionCompletion]

    init(_ animation: CAAnimation, of layer: CALayer, alarm: ClockAlarm?, completions: [TransactionCompletion]) {
        (self.animation, reference, self.alarm, self.completions) = (animation, layer.reference, alarm, completions)
    }

    /// The layer; `nil` once it is deallocated.
    var layer: CALayer? { reference.layer }
}

extension AnimationClock {
    func add(_ animation: CAAnimation, _ layer: CALayer) {
        let completions = transactions.map(\.completion)
        for completion in completions { completion.waiting += 1 }
        let end = layer.rootTime(animation.beginTime + animation.activeDuration)
        var alarm: ClockAlarm?
        if end.isFinite {
            alarm = call(at: end, animation.spokenName) { [weak self] in self?.finish(animation) }
            if let alarm { wakeSoon(alarm) }
        }
        running[ObjectIdentifier(animation)] = RunningAnimation(
            animation, of: layer, alarm: alarm, completions: completions)
    }

    /// Finishes an animation that its layer has removed, and notifies its delegate and its transactions.
    func end(_ animation: CAAnimation, finished: Bool) {
        guard let entry = running.removeValue(forKey: ObjectIdentifier(animation)) else { return }
        entry.alarm?.cancel()
        if keepsEnded, let layer = entry.layer { ended.append((layer, animation)) }
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in entry.completions { completion.finishOne() }
    }

    private func finish(_ animation: CAAnimation) {
        if animation.isRemovedOnCompletion {
            running[ObjectIdentifier(animation)]?.layer?.runningAnimations.removeAll { $0.animation === animation }
        }
        end(animation, finished: true)
    }

    /// Ends the animations of layers that no longer have a superlayer, as unfinished.
    func endAnimationsOfOrphans() {
        guard !orphans.isEmpty else { return }
        let layers = orphans
        orphans = []
        for layer in layers where layer.superlayer == nil && !layer.isDeparting { layer.stopAnimationsBelow() }
    }

    /// Ends endless animations whose layer is deallocated; the others run to their end.
    func giveUp(_ animations: [(key: String, animation: CAAnimation)]) {
        for (_, animation) in animations {
            guard let entry = running[ObjectIdentifier(animation)], entry.alarm == nil else { continue }
            wakeSoon(call(after: 0, animation.spokenName) { [weak self] in self?.end(animation, finished: false) })
        }
    }
}

extension CALayer {
    /// When the last finite animation on the layer and its sublayers ends, in seconds of the clock; `nil` if there is
    /// none.
    package var animationsEnd: Double? {
        let clock = AnimationClock.current
        guard !clock.running.isEmpty else { return nil }
        return animatedLayers.flatMap(\.runningAnimations)
            .compactMap { clock.running[ObjectIdentifier($0.animation)]?.alarm?.time }.max()
    }

    /// Notes that the layer is removed from the tree in which its animations would be visible.
    func noteLeaving() {
        let clock = AnimationClock.current
        guard !clock.running.isEmpty, !animatedLayers.isEmpty else { return }
        // The run loop pass in which this alarm fires ends the animations.
        if clock.orphans.isEmpty { clock.wakeSoon(clock.call(after: 0, "a removed view with animations") {}) }
        clock.orphans.append(self)
    }

    func stopAnimationsBelow() {
        for layer in animatedLayers { layer.removeAllAnimations() }
    }

    /// The layer and those of its descendants that have running animations.
    private var animatedLayers: [CALayer] {
        var (waiting, found) = ([self], [CALayer]())
        while let layer = waiting.popLast() {
            if !layer.runningAnimations.isEmpty { found.append(layer) }
            waiting += layer.children.reversed()
        }
        return found
    }
}

extension CAAnimation {
    /// The duration with all repetitions, in seconds of its layer.
    var activeDuration: Double {
        let once = duration * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
        return speed > 0 ? all / Double(speed) : .infinity
    }

    /// A description of the animation for messages about what is pending.
    package var spokenName: String {
        let path = (self as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        return "\(type(of: self))\(path), \(duration) s"
    }
}
