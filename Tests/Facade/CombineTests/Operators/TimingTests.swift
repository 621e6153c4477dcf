import Combine
import Testing

@Suite struct TimingTests {
    static let rows = [
        Row("receive on", "r2 1 2 | t0", "^2 1 2 |") { $0.a.receive(on: $0.clock) },
        Row("receive on, canceled", "r2 1 x t0", "^2 cancel") { $0.a.receive(on: $0.clock) },
        Row("receive on answers", "/ r1 1 t0", "^1 1 ^1") { $0.a.receive(on: $0.clock) },
        Row("subscribe on", "t0 r1 t0 1 x t0", "^1 1 cancel") { $0.a.subscribe(on: $0.clock) },
        Row("delay", "r* 1 t1 2 t1 | t2", "^* 1 2 |") { $0.a.delay(for: 2, scheduler: $0.clock) },
        Row("debounce", "r* 1 t1 2 t2 3 t2", "^* 2 3") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("debounce of values that follow each other", "r* 1 t1 2 t1 3 t1 4 t2", "^* 4") {
            $0.a.debounce(for: 2, scheduler: $0.clock)
        },
        Row("debounce to the end", "r* 1 | t3", "^* |") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("debounce of an error", "r* 1 ! t0", "^* !") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("debounce not requested", "1 t2 r1 2 t2", "^* 2") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("throttle of the first", "r* 1 2 3 t2 t2 4", "^* 1 2 4") {
            $0.a.throttle(for: 2, scheduler: $0.clock, latest: false)
        },
        Row("throttle of the latest", "r* 1 2 3 t2 t2 4 | t0", "^* 1 3 4 |") {
            $0.a.throttle(for: 2, scheduler: $0.clock, latest: true)
        },
        Row("timeout", "r* 1 t1 2 t2", "^* 1 2 cancel |") { $0.a.timeout(2, scheduler: $0.clock) },
        Row("timeout with an error", "r* t2", "^* cancel !") {
            $0.a.timeout(2, scheduler: $0.clock) { Fault() }
        },
        Row("timeout that ends before", "r* 1 | t3", "^* 1 |") { $0.a.timeout(2, scheduler: $0.clock) },
        Row("timeout answers", "/ r1 1 t0", "^1 1 ^1") { $0.a.timeout(2, scheduler: $0.clock) },
        Row("measureInterval", "r* t1 1 t2 2 |", "^* 1 2 |") {
            $0.a.measureInterval(using: $0.clock).map { $0.magnitude / 1_000_000_000 }
        },
        Row("collect by time", "r* 1 2 t2 t2 3 |", "^* [1,2] [3] |") { $0.a.collect(.byTime($0.clock, 2)) },
        Row("collect by time or count", "r* 1 2 3 t2 x", "^* [1,2] [3] cancel") {
            $0.a.collect(.byTimeOrCount($0.clock, 2, 2))
        },
    ]

    @Test(arguments: rows) func `values come later`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}
