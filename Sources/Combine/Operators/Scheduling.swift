public import Dispatch
public import Foundation

/// Where and when closures run.
public protocol Scheduler {
    /// A length of time.
    associatedtype Stride: SchedulerTimeIntervalConvertible

    /// Runs a closure soon.
    func schedule(_ action: @escaping () -> Void)
    /// Runs a closure after a time.
    func schedule(after stride: Stride, _ action: @escaping () -> Void)
}

/// A length of time that is written in seconds and their parts.
public protocol SchedulerTimeIntervalConvertible: Sendable {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
}

/// A length of time.
public struct TimeStride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// In seconds.
    public let seconds: Double

    /// So many seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// So many seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// So many seconds.
    public static func seconds(_ s: Int) -> TimeStride { TimeStride(integerLiteral: s) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> TimeStride { TimeStride(floatLiteral: s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> TimeStride { TimeStride(floatLiteral: Double(ms) / 1000) }
}

extension DispatchQueue: Scheduler {
    /// Runs a closure soon.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { unsafe action() }
    }
    /// Runs a closure after a time.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: .now() + stride.seconds) { unsafe action() }
    }
}

extension RunLoop: Scheduler {
    /// Runs a closure soon.
    public func schedule(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { unsafe action() }
    }
    /// Runs a closure after a time.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        add(Timer(timeInterval: stride.seconds, repeats: false) { _ in unsafe action() }, forMode: .common)
    }
}

/// What runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The one there is.
    public static let shared = ImmediateScheduler()
    /// Runs a closure now.
    public func schedule(_ action: @escaping () -> Void) { action() }
    /// Runs a closure now.
    public func schedule(after stride: TimeStride, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
    /// The same values and end, received where a scheduler runs closures.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        moved { action in scheduler.schedule(action) }
    }

    /// The same values; subscribing, which takes no time here, is not moved.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }

    /// The same values and end after a time.
    public func delay<S: Scheduler>(for interval: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure> {
        moved { action in scheduler.schedule(after: interval, action) }
    }

    /// The values that no other follows within a time.
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

    /// At most one value within a time: the first of each time, or the newest when it is over.
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

    /// What is sent goes through a function that calls it when and where it should be.
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
