public import Foundation

extension Timer {
    /// Returns a publisher that repeatedly sends the current date at an interval in seconds, while it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly sends the current date, in real time.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// The publisher cannot fail.
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        /// How much later the timer may fire, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The run loop mode of the timer.
        public let mode: RunLoop.Mode
        /// The options of the run loop.
        public let options: RunLoop.SchedulerOptions?
        private let times = PassthroughSubject<Date, Never>()

        /// Creates a publisher that sends dates at an interval in seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.options) = (interval, tolerance, options)
            (self.runLoop, self.mode) = (runLoop, mode)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            times.subscribe(subscriber)
        }

        /// Starts the timer, until the result is canceled.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let times = times
            let timer = Timer(timeInterval: interval, repeats: true) { unsafe times.send($0.fireDate) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
