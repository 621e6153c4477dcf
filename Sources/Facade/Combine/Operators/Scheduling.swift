public import Dispatch
public import Foundation

/// A type that decides where and when closures run.
public protocol Scheduler {
    /// The type of a delay.
    associatedtype Stride: SchedulerTimeIntervalConvertible

    /// Runs a closure as soon as possible.
    func schedule(_ action: @escaping () -> Void)
    /// Runs a closure after a delay.
    func schedule(after stride: Stride, _ action: @escaping () -> Void)
}

/// A duration that can be created from seconds and milliseconds.
public protocol SchedulerTimeIntervalConvertible: Sendable {
    /// Returns a number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a number of seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
}

/// A duration.
public struct TimeStride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The duration in seconds.
    public let seconds: Double

    /// Creates a duration in seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// Creates a duration in seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// Returns a number of seconds.
    public static func seconds(_ s: Int) -> TimeStride { TimeStride(integerLiteral: s) }
    /// Returns a number of seconds.
    public static func seconds(_ s: Double) -> TimeStride { TimeStride(floatLiteral: s) }
    /// Returns a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> TimeStride { TimeStride(floatLiteral: Double(ms) / 1000) }
}

extension DispatchQueue: Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { unsafe action() }
    }
    /// Runs a closure after a delay.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: .now() + stride.seconds) { unsafe action() }
    }
}

extension RunLoop: Scheduler {
    /// Runs a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { unsafe action() }
    }
    /// Runs a closure after a delay.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        add(Timer(timeInterval: stride.seconds, repeats: false) { _ in unsafe action() }, forMode: .common)
    }
}

/// A scheduler that runs closures immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The shared scheduler.
    public static let shared = ImmediateScheduler()
    /// Runs a closure immediately.
    public func schedule(_ action: @escaping () -> Void) { action() }
    /// Runs a closure immediately, ignoring the delay.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
    /// Returns a publisher that delivers values and completion on a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        moved { action in scheduler.schedule(action) }
    }

    /// Returns the publisher unchanged: the scheduler is ignored, since subscribing takes no time here.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// Returns a publisher that delays values and completion.
    public func delay<S: Scheduler>(for interval: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        moved { action in scheduler.schedule(after: interval, action) }
    }

    /// Returns a publisher of the values that no other value follows within an interval.
    public func debounce<S: Scheduler>(for dueTime: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        relay { downstream in
            var newest = 0
            var waiting: Output?
            return (
                { value in
                    newest += 1
                    waiting = value
                    let number = newest
                    scheduler.schedule(after: dueTime) {
                        guard number == newest, let value = waiting else { return }
                        waiting = nil
                        downstream.send(value)
                    }
                },
                { completion in
                    scheduler.schedule {
                        if let value = waiting { downstream.send(value) }
                        waiting = nil
                        downstream.receive(completion: completion)
                    }
                }
            )
        }
    }

    /// Returns a publisher that sends a value at once and then at most one per interval: the first or the latest
    /// received during it.
    public func throttle<S: Scheduler>(
        for interval: S.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        tied { downstream, ties in
            var waiting: Output?
            var isPaused = false
            func pause() {
                isPaused = true
                scheduler.schedule(after: interval) {
                    isPaused = false
                    guard !ties.isCancelled, let value = waiting else { return }
                    waiting = nil
                    downstream.send(value)
                    pause()
                }
            }
            return (
                { value in
                    if !isPaused {
                        downstream.send(value)
                        pause()
                    } else if latest || waiting == nil {
                        waiting = value
                    }
                },
                { completion in
                    if let value = waiting { downstream.send(value) }
                    waiting = nil
                    downstream.receive(completion: completion)
                }
            )
        }
    }

    /// Returns a publisher that delivers values and completion through a function, which decides when and where to do
    /// so.
    private func moved(
        _ move: @escaping (_ action: @escaping () -> Void) -> Void
    ) -> AnyPublisher<Output, Failure> {
        tied { downstream, ties in
            (
                { value in move { if !ties.isCancelled { downstream.send(value) } } },
                { completion in move { if !ties.isCancelled { downstream.receive(completion: completion) } } }
            )
        }
    }
}
