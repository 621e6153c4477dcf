public import Foundation
import QuartzCore

// Blocks of the main queue wait on the clock of animations. Calls that say no more than the time and the block take these
// declarations before Dispatch's own, which have more parameters, wherever UIKit is imported.
extension DispatchQueue {
    /// Has a block run when the queue comes to it; on the main queue also as tests move time.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self) else { return submit(work) }
        unsafe AnimationClock.main.blocks.add(work)
    }

    /// Has a block run at a time; on the main queue that is a time of the clock.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return submit(after: deadline, work)
        }
        Self.call(after: delay, work)
    }
}

// These have the words of Dispatch's own, and are taken where Dispatch comes by way of UIKit.
extension DispatchQueue {
    /// Has a block run when the queue comes to it, as a part of a group; on the main queue also as tests move time.
    @_disfavoredOverload @preconcurrency
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard AnimationClock.isMain(self) else { return submit(group: group, qos: qos, flags: flags, work) }
        group?.enter()
        unsafe AnimationClock.main.blocks.add {
            work()
            group?.leave()
        }
    }

    /// Has an item run when the queue comes to it; on the main queue also as tests move time.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
        guard AnimationClock.isMain(self) else { return submit(workItem) }
        unsafe AnimationClock.main.blocks.add { workItem.perform() }
    }

    /// Has a block run at a time; on the main queue that is a time of the clock.
    @_disfavoredOverload @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return submit(after: deadline, qos: qos, flags: flags, work)
        }
        Self.call(after: delay, work)
    }

    /// Has an item run at a time, unless it is cancelled until then; on the main queue that is a time of the clock.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return submit(after: deadline, execute)
        }
        Self.call(after: delay, isWanted: { !execute.isCancelled }, execute.perform)
    }
}

extension DispatchQueue {
    /// Has something done on the main queue after a delay in seconds of the clock; may be called on any thread.
    private static func call(
        after delay: Double, isWanted: @escaping () -> Bool = { true }, _ work: @escaping () -> Void
    ) {
        guard AnimationClock.isOnMain else {
            return unsafe AnimationClock.main.blocks.add { call(after: delay, isWanted: isWanted, work) }
        }
        let clock = unsafe AnimationClock.main
        let alarm = clock.call(after: delay, "DispatchQueue.main.asyncAfter, \(delay) s", work)
        alarm.isWanted = isWanted
        clock.wake(alarm, after: delay)
    }

    /// The seconds from now, in whole milliseconds, since the deadline was computed a little earlier; `nil` for never.
    private static func delay(until deadline: DispatchTime) -> Double? {
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        guard deadline != .distantFuture else { return nil }
        return end > now ? (Double(end - now) / 1_000_000).rounded(.up) / 1000 : 0
    }
}
