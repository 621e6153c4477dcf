import Combine
import Dispatch
import Foundation
import Testing

@Suite struct SchedulerTests {
    @Test func `durations of queues are nanoseconds`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(2).magnitude == 2_000_000_000 && Stride.seconds(0.5) == .milliseconds(500))
        #expect(Stride.microseconds(3) == .nanoseconds(3000) && Stride(.milliseconds(1)) == .milliseconds(1))
        #expect(Stride(.seconds(1)) + 1 == 2 && Stride(.microseconds(5)).timeInterval == .nanoseconds(5000))
        #expect(-Stride.seconds(1) < 0 && Stride(exactly: 7)?.magnitude == 7 && Stride(.never).magnitude == .max)
        var stride: Stride = 1.5
        stride -= 0.5
        stride += 1
        stride *= .nanoseconds(2)
        #expect(stride == 4)
    }

    @Test func `moments have distances`() throws {
        let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(moment.distance(to: moment.advanced(by: 2)) == 2)
        #expect(moment.advanced(by: 2).distance(to: moment) == -2)
        #expect(try JSONCopy.of(moment) == moment && Set([moment]).count == 1)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
        #expect(date.distance(to: date.advanced(by: .milliseconds(500))).timeInterval == 0.5)
        #expect(RunLoop.SchedulerTimeType.Stride.microseconds(1).magnitude == 0.000001)
        let other = OperationQueue.SchedulerTimeType(date.date)
        #expect(other.advanced(by: .seconds(1)).date.timeIntervalSinceReferenceDate == 11)
        #expect(OperationQueue.SchedulerTimeType.Stride.nanoseconds(1_000_000_000) == 1)
    }

    @Test func `an immediate scheduler does not wait`() {
        let scheduler = ImmediateScheduler.shared
        var count = 0
        scheduler.schedule { count += 1 }
        scheduler.schedule(after: scheduler.now.advanced(by: 9)) { count += 1 }
        scheduler.schedule(after: scheduler.now, tolerance: scheduler.minimumTolerance) { count += 1 }
        _ = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
        #expect(count == 4 && scheduler.now.distance(to: scheduler.now) == 0)
    }

    /// Awaits the first values of a publisher.
    private func values<P: Publisher>(_ publisher: P) async -> [Int] where P.Output == Int, P.Failure == Never {
        var values: [Int] = []
        for await value in publisher.values { values.append(value) }
        return values
    }

    @Test func `queues run closures at once, later and again`() async {
        let queue = DispatchQueue(label: "test")
        #expect(await values([1, 2].publisher.receive(on: queue)) == [1, 2])
        let options = DispatchQueue.SchedulerOptions(qos: .utility, group: DispatchGroup())
        #expect(await values(Just(1).delay(for: .milliseconds(2), scheduler: queue, options: options)) == [1])
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 1
        #expect(await values(Just(1).receive(on: operations)) == [1])
        #expect(await values(Just(1).delay(for: .milliseconds(2), scheduler: operations)) == [1])
        #expect(await values(ticks(queue, 0.001).prefix(3)) == [1, 1, 1])
        #expect(await values(ticks(operations, 0.001).prefix(3)) == [1, 1, 1])
    }

    /// A publisher of 1 at an interval.
    private func ticks<S: Scheduler>(
        _ scheduler: S, _ interval: S.SchedulerTimeType.Stride
    ) -> AnyPublisher<Int, Never> {
        Deferred {
            let subject = PassthroughSubject<Int, Never>()
            let timer = scheduler.schedule(after: scheduler.now, interval: interval) { subject.send(1) }
            return subject.handleEvents(receiveCancel: { timer.cancel() })
        }.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
    }

    @Test func `a run loop runs closures at once, later and again`() {
        var words: [String] = []
        let loop = RunLoop.current
        loop.schedule { words.append("now") }
        loop.schedule(after: loop.now.advanced(by: .milliseconds(5))) { words.append("later") }
        let timer = loop.schedule(after: loop.now, interval: .milliseconds(1)) { words.append("again") }
        let end = Date(timeIntervalSinceNow: 10)
        while Date() < end, !words.contains("later") || words.filter({ $0 == "again" }).count < 2 {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        timer.cancel()
        #expect(words.contains("now") && words.contains("later") && words.contains("again"))
    }
}
