import Foundation

/// An animation of a layer that has begun and not ended.
struct RunningAnimation {
    let animation: CAAnimation
    weak var layer: CALayer?
    /// When it ends; `nil` if it never does.
    let alarm: ClockAlarm?
    /// The transactions that wait for it.
    let completions: [TransactionCompletion]
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
            animation: animation, layer: layer, alarm: alarm, completions: completions)
    }

    /// Tells that an animation ended, which its layer has given up.
    func end(_ animation: CAAnimation, finished: Bool) {
        guard let entry = running.removeValue(forKey: ObjectIdentifier(animation)) else { return }
        entry.alarm?.cancel()
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
        for layer in layers where layer.superlayer == nil { layer.stopAnimationsBelow() }
    }
}

extension CALayer {
    /// Notes that the layer is taken out of the tree, where animations would be seen.
    func noteLeaving() {
        let clock = AnimationClock.current
        if !clock.running.isEmpty { clock.orphans.append(self) }
    }

    func stopAnimationsBelow() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if !layer.runningAnimations.isEmpty { layer.removeAllAnimations() }
            waiting += layer.children.reversed()
        }
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
