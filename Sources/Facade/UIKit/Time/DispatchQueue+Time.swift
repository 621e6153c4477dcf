public import Foundation
import QuartzCore

// Blocks on the main queue wait for the animation clock. Where UIKit is imported, calls with only a time and a block
// use these overloads rather than Dispatch's own, which have more parameters.
extension DispatchQueue {
    /// Schedules a block on the queue; on the main queue, it also runs as tests advance time.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self) else { return submit(work) }
        unsafe AnimationClock.main.blocks.add(work)
    }

    /// Schedules a block at a time; on the main queue, a time of the animation clock.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return submit(after: deadline, work)
        }
        Self.call(after: delay, work)
    }
}

// These have the signatures of Dispatch's own, and are used where Dispatch is imported through UIKit.
extension DispatchQueue {
    /// Schedules a block on the queue as part of a group; on the main queue, it also runs as tests advance time.
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

    /// Schedules a work item on the queue; on the main queue, it also runs as tests advance time.
    @_disfavoredOverload
    public func async(execute workItem: DispatchWorkItem) {
        guard AnimationClock.isMain(self) else { return submit(workItem) }
        unsafe AnimationClock.main.blocks.add { workItem.perform() }
    }

    /// Schedules a block at a time; on the main queue, a time of the animation clock.
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

    /// Schedules a work item at a time, unless it is canceled before; on the main queue, a time of the animation clock.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return submit(after: deadline, execute)
        }
        Self.call(after: delay, isWanted: { !execute.isCancelled }, execute.perform)
    }
}

extension DispatchQueue {
    /// Calls a closure on the main queue after a delay in seconds of the animation clock; may be called on any thread.
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

    /// Returns the delay from now in seconds, rounded up to milliseconds, since the deadline was computed slightly
    /// earlier; `nil` for never.
    private static func delay(until deadline: DispatchTime) -> Double? {
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        guard deadline != .distantFuture else { return nil }
        return end > now ? (Double(end - now) / 1_000_000).rounded(.up) / 1000 : 0
    }
}
