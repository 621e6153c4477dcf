public import Foundation

/// A publisher that begins to send when it is told to.
public protocol ConnectablePublisher: Publisher {
    /// Begins to send, until that is stopped.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// The same values, from the first subscriber on.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            let ties = Ties()
            let taken = self.sink {
                ties.cancel()
                subscriber.receive(completion: $0)
            } receiveValue: {
                _ = subscriber.receive($0)
            }
            ties.add(taken)
            subscriber.receive(subscription: ties)
            ties.add(self.connect())
        }
    }
}

extension Timer {
    /// A publisher of the time again and again, an interval in seconds apart, while it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

    /// Sends the time again and again, in real time.
    public final class TimerPublisher: ConnectablePublisher {
        /// The time at which the timer fired.
        public typealias Output = Date
        /// Time does not fail.
        public typealias Failure = Never
        /// In seconds.
        public let interval: TimeInterval
        /// Where its timer runs.
        public let runLoop: RunLoop
        /// The mode in which its timer runs.
        public let mode: RunLoop.Mode
        private let times = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
        }

        /// Has a subscriber wait for the times.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            times.receive(subscriber: subscriber)
        }

        /// Starts a timer, until that is stopped.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let times = times
            let timer = Timer(timeInterval: interval, repeats: true) { unsafe times.send($0.fireDate) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
