import Combine
import Foundation
import Testing

/// Timer publishers.
@Suite struct TimerPublisherTests {
    @Test func `a timer sends from its first subscriber on, until that is enough`() {
        nonisolated(unsafe) var (count, hasEnded) = (0, false)
        let taken = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().prefix(3).sink { _ in
            unsafe hasEnded = true
        } receiveValue: { _ in
            unsafe count += 1
        }
        let end = Date(timeIntervalSinceNow: 10)
        while unsafe !hasEnded, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        #expect(unsafe count == 3 && hasEnded)
        taken.cancel()
    }

    @Test func `a timer that nobody connects sends nothing`() {
        nonisolated(unsafe) var count = 0
        let publisher = Timer.publish(every: 0.01, on: .current, in: .default)
        let taken = publisher.sink { _ in unsafe count += 1 }
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        #expect(unsafe count == 0)
        let connection = publisher.connect()
        let end = Date(timeIntervalSinceNow: 10)
        while unsafe count == 0, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(unsafe count > 0)
        connection.cancel()
        taken.cancel()
    }
}
