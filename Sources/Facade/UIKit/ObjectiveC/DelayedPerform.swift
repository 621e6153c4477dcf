public import Foundation

extension NSObject {
    /// Calls a method on the run loop after a delay in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method on the run loop in some of its modes, after a delay in seconds.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (target, argument) = (self, anArgument)
        let timer = Timer(timeInterval: max(delay, 0.0001), repeats: false) { timer in
            unsafe target.delayedCalls.removeAll { $0.timer === timer }
            unsafe _ = target.perform(aSelector, with: argument)
        }
        delayedCalls.append(DelayedCall(timer: timer, selector: aSelector, argument: anArgument))
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Cancels all delayed calls of a target.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        guard let target = aTarget as? NSObject else { return }
        for call in target.delayedCalls { call.timer.invalidate() }
        target.delayedCalls = []
    }

    /// Cancels the delayed calls of a method with an argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        guard let target = aTarget as? NSObject else { return }
        let ended = target.delayedCalls.filter { $0.selector == aSelector && $0.hasArgument(anArgument) }
        for call in ended { call.timer.invalidate() }
        target.delayedCalls.removeAll { call in ended.contains { $0.timer === call.timer } }
    }

    /// Calls a method; the current thread is assumed to be the main thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { unsafe _ = perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    fileprivate var delayedCalls: [DelayedCall] {
        get { unsafe AssociatedObjects.shared.value(DelayedCall.slot, of: self) as? [DelayedCall] ?? [] }
        set { unsafe AssociatedObjects.shared.set(newValue, isWeak: false, DelayedCall.slot, of: self) }
    }
}

/// A delayed call that is scheduled on the run loop.
private struct DelayedCall {
    static let slot = AssociatedSlot.delayedCalls

    var timer: Timer
    var selector: Selector
    var argument: Any?

    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return self.argument == nil && other == nil }
        return argument as AnyObject === other as AnyObject
            || (argument as? NSObject)?.isEqual(other) ?? false
    }
}
