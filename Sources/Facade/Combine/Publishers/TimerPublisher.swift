public import Foundation

/// A publisher that starts to send when it is connected.
public protocol ConnectablePublisher: Publisher {
    /// Starts to send, until the result is canceled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Returns a publisher that connects when the first subscriber is attached.
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
    /// Returns a publisher that repeatedly sends the current date at an interval in seconds, while it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

    /// A publisher that repeatedly sends the current date, in real time.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// The publisher cannot fail.
        public typealias Failure = Never
        /// The interval in seconds.
        public let interval: TimeInterval
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The run loop mode of the timer.
        public let mode: RunLoop.Mode
        private let times = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            times.receive(subscriber: subscriber)
        }

        /// Starts the timer, until the result is canceled.
        public func connect() -> any Cancellable {
            nonisolated(unsafe) let times = times
            let timer = Timer(timeInterval: interval, repeats: true) { unsafe times.send($0.fireDate) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
