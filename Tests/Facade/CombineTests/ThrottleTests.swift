import Combine
import Testing

/// Values that arrive faster than requested, and values that are awaited.
@Suite struct ThrottleTests {
    /// A scheduler whose actions a test runs.
    private final class StepScheduler: Scheduler {
        private var waiting: [() -> Void] = []

        func schedule(_ action: @escaping () -> Void) { waiting.append(action) }
        func schedule(after stride: TimeStride, _ action: @escaping () -> Void) { waiting.append(action) }
        func step() {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
    }

    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
    func `one value is sent for each time`(latest: Bool, expected: [Int]) {
        let (subject, scheduler) = (PassthroughSubject<Int, Never>(), StepScheduler())
        var sent: [Int] = []
        let tie = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).sink { sent.append($0) }
        for value in 1...3 { subject.send(value) }
        #expect(sent == [1])
        scheduler.step()
        scheduler.step()
        scheduler.step()
        subject.send(4)
        #expect(sent == expected)
        tie.cancel()
    }

    @Test func `values are awaited to the end`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
    }
}
