public import Foundation
import QuartzCore

// Blocks of the main queue wait on the clock of animations. Calls that say no more than the time and the block take these
// declarations before Dispatch's own, which have more parameters, wherever UIKit is imported.
extension DispatchQueue {
    /// Has a block run when the queue comes to it; on the main queue also as tests move time.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self) else { return async(group: nil, execute: work) }
        unsafe AnimationClock.main.blocks.add(work)
    }

    /// Has a block run at a time; on the main queue that is a time of the clock.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard AnimationClock.isMain(self), let delay = Self.delay(until: deadline) else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        guard AnimationClock.isOnMain else {
            return unsafe AnimationClock.main.blocks.add { Self.callMain(after: delay, work) }
        }
        Self.callMain(after: delay, work)
    }

    private static func callMain(after delay: Double, _ work: @escaping () -> Void) {
        let clock = unsafe AnimationClock.main
        let alarm = clock.call(after: delay, "DispatchQueue.main.asyncAfter, \(delay) s", work)
        clock.wake(alarm, after: delay)
    }

    /// The seconds from now, in whole milliseconds, since the deadline was computed a little earlier; `nil` for never.
    private static func delay(until deadline: DispatchTime) -> Double? {
        let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
        guard deadline != .distantFuture else { return nil }
        return end > now ? (Double(end - now) / 1_000_000).rounded(.up) / 1000 : 0
    }
}
