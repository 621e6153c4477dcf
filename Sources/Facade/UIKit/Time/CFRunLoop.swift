public import Foundation
import LayoutSimInertness

/// The run loop type of C interfaces.
public typealias CFRunLoop = RunLoop
/// The timer type of C interfaces.
public typealias CFRunLoopTimer = Timer

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Creates a timer that first fires at a time, in seconds since the beginning of 2001, and then in intervals, if these
/// are greater than 0.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let first = Date(timeIntervalSinceReferenceDate: fireDate)
    let timer = Timer(fire: first, interval: interval, repeats: interval > 0) { block?($0) }
    TimerTable.main.note(timer, first: max(first.timeIntervalSinceNow, TimerTable.shortest))
    return timer
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let rl, let timer else { return }
    rl.take(timer, forMode: RunLoop.Mode(rawValue: mode?.rawValue ?? CFRunLoopMode.commonModes.rawValue))
}

/// Removes a timer from a run loop, after which it never fires again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer?.invalidate()
}
/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
/// Returns whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Calls a block on the next turn of a run loop.
public func CFRunLoopPerformBlock(
    _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!
) {
    if let block { rl?.perform(block) }
}
/// Does nothing, since run loops here wake on their own.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
/// Does nothing here, since run loops return at the time they were given.
public func CFRunLoopStop(_ rl: CFRunLoop!) { inert(.behavior) }

/// What a run loop is about to do, or has done.
public struct CFRunLoopActivity: OptionSet, Sendable {
    /// The bits of the activities.
    public let rawValue: CFOptionFlags
    /// Creates activities from their bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The run loop begins.
    public static let entry = CFRunLoopActivity(rawValue: 1)
    /// Timers are about to fire.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
    /// Sources are about to fire.
    public static let beforeSources = CFRunLoopActivity(rawValue: 4)
    /// The run loop is about to sleep.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
    /// The run loop woke up.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
    /// The run loop ends.
    public static let exit = CFRunLoopActivity(rawValue: 128)
    /// All activities.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// What is told of a run loop's activities; never told here.
public final class CFRunLoopObserver {
    fileprivate init() {}
}

/// Creates an observer, whose block is never called here.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver() }
/// Does nothing here, since run loops tell of no activities.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    inert(.behavior)
}
/// Does nothing here.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
