import Foundation

/// The time of animations, which stands still until a test moves it.
package final class AnimationClock {
    /// In seconds.
    package private(set) var now = 1_000.0
    private var running: [Running] = []
    /// Called as time goes on, each with an order of its own.
    private var ticks: [(id: Int, call: (Double) -> Void)] = []
    private var nextTick = 0
    var transactions: [TransactionValues] = []

    private struct Running {
        let animation: CAAnimation
        let key: String
        weak var layer: CALayer?
        let end: Double
        let completions: [TransactionCompletion]
    }

    /// The clock of this thread.
    package static var current: AnimationClock {
        let dictionary = Thread.current.threadDictionary
        if let clock = dictionary["LayoutSim.AnimationClock"] as? AnimationClock { return clock }
        let clock = AnimationClock()
        dictionary["LayoutSim.AnimationClock"] = clock
        return clock
    }

    func add(_ animation: CAAnimation, _ key: String, _ layer: CALayer) {
        let completions = transactions.map(\.completion)
        for completion in completions { completion.waiting += 1 }
        let length = animation.activeDuration
        running.append(
            Running(animation: animation, key: key, layer: layer, end: now + length, completions: completions))
    }

    func end(_ animation: CAAnimation, finished: Bool) {
        guard let index = running.firstIndex(where: { $0.animation === animation }) else { return }
        let entry = running.remove(at: index)
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in entry.completions { completion.finishOne() }
    }

    /// Calls a function with the time whenever time has moved, until it is removed by the number that is returned.
    package func addTick(_ call: @escaping (Double) -> Void) -> Int {
        nextTick += 1
        ticks.append((nextTick, call))
        return nextTick
    }

    /// Stops calling a function.
    package func removeTick(_ id: Int) {
        ticks.removeAll { $0.id == id }
    }

    /// Moves time in steps of a sixtieth of a second; what ends on the way ends in the order of its end.
    package func advance(by seconds: Double) {
        let target = now + seconds
        repeat {
            now = min(target, now + 1.0 / 60)
            for tick in ticks { tick.call(now) }
            while let next = nextEnd() { finish(next) }
        } while now < target
    }

    private func nextEnd() -> Int? {
        running.indices.filter { running[$0].end <= now }.min { (running[$0].end, $0) < (running[$1].end, $1) }
    }

    private func finish(_ index: Int) {
        let entry = running[index]
        if entry.animation.isRemovedOnCompletion {
            entry.layer?.runningAnimations.removeAll { $0.animation === entry.animation }
        }
        end(entry.animation, finished: true)
    }
}

extension CAAnimation {
    /// How long it runs with all repetitions, in seconds.
    var activeDuration: Double {
        let once = duration * (autoreverses ? 2 : 1)
        let all = repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
        return speed > 0 ? all / Double(speed) : .infinity
    }
}

/// The time of animations in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }
