import Foundation

/// An animation of a layer that has begun and not ended.
struct RunningAnimation {
    let animation: CAAnimation
    private let reference: LayerReference
    /// When it ends; `nil` if it never does.
    let alarm: ClockAlarm?
    /// The transactions that wait for it.
    let completions: [TransactionCompletion]

    init(_ animation: CAAnimation, of layer: CALayer, alarm: ClockAlarm?, completions: [TransactionCompletion]) {
        (self.animation, reference, self.alarm, self.completions) = (animation, layer.reference, alarm, completions)
    }

    /// The layer, until it ends.
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

    /// Tells that an animation ended, which its layer has given up.
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

    /// Ends the animations of layers that have no superlayer any more, unfinished.
    func endAnimationsOfOrphans() {
        guard !orphans.isEmpty else { return }
        let layers = orphans
        orphans = []
        for layer in layers where layer.superlayer == nil && !layer.isDeparting { layer.stopAnimationsBelow() }
    }

    /// Ends animations that never end by themselves, since their layer is no more; the others come to their end.
    func giveUp(_ animations: [(key: String, animation: CAAnimation)]) {
        for (_, animation) in animations {
            guard let entry = running[ObjectIdentifier(animation)], entry.alarm == nil else { continue }
            wakeSoon(call(after: 0, animation.spokenName) { [weak self] in self?.end(animation, finished: false) })
        }
    }
}

extension CALayer {
    /// When the last of the animations on the layer and those in it ends, of those that end, in seconds of the clock; `nil`
    /// if there are none.
    package var animationsEnd: Double? {
        let clock = AnimationClock.current
        guard !clock.running.isEmpty else { return nil }
        return animatedLayers.flatMap(\.runningAnimations)
            .compactMap { clock.running[ObjectIdentifier($0.animation)]?.alarm?.time }.max()
    }

    /// Notes that the layer is taken out of the tree, where animations would be seen.
    func noteLeaving() {
        let clock = AnimationClock.current
        guard !clock.running.isEmpty, !animatedLayers.isEmpty else { return }
        // The turn in which this alarm goes off ends the animations.
        if clock.orphans.isEmpty { clock.wakeSoon(clock.call(after: 0, "a removed view with animations") {}) }
        clock.orphans.append(self)
    }

    func stopAnimationsBelow() {
        for layer in animatedLayers { layer.removeAllAnimations() }
    }

    /// The layer and those in it, as far as animations run on them.
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
    /// How long it runs with all repetitions, in seconds of its layer.
    var activeDuration: Double {
        let once = duration * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
        return speed > 0 ? all / Double(speed) : .infinity
    }

    /// What it is, for whoever waits for it.
    package var spokenName: String {
        let path = (self as? CAPropertyAnimation)?.keyPath.map { " of \($0)" } ?? ""
        return "\(type(of: self))\(path), \(duration) s"
    }
}
