import Combine
import Testing

@Suite struct BufferingTests {
    static let rows = [
        Row("buffer by request", "1 2 r1 r1 |", "^* 1 2 |") {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("buffer kept full", "1 2 r1", "^2 1 ^1") {
            $0.a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        },
        Row("buffer that drops the newest", "1 2 3 | r3", "^* 1 2 |") {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("buffer that drops the oldest", "1 2 3 | r3", "^* 2 3 |") {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        },
        Row("buffer that fails", "1 2 3", "^* cancel !") {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Fault() })
        },
        Row("buffer without room", "r* 1", "^* 1") {
            $0.a.buffer(size: 0, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("handleEvents", "r1 1 | ", "subscribed r1 ^1 <1 1 <| |") { bench in
            bench.a.handleEvents(
                receiveSubscription: { _ in bench.log.note("subscribed") },
                receiveOutput: { bench.log.note("<\($0)") }, receiveCompletion: { _ in bench.log.note("<|") },
                receiveCancel: { bench.log.note("<x") }, receiveRequest: { bench.log.note("r\($0.word)") })
        },
        Row("handleEvents of a cancel", "x", "<x cancel") { bench in
            bench.a.handleEvents(receiveCancel: { bench.log.note("<x") })
        },
        Row("breakpoint that is not hit", "r1 1 |", "^1 1 |") { $0.a.breakpoint(receiveOutput: { $0 == 2 }) },
        Row("breakpointOnError without one", "r1 1 |", "^1 1 |") { $0.a.breakpointOnError() },
    ]

    @Test(arguments: rows) func `events are kept and told`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }

    /// A stream that keeps lines.
    private final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test func `all events are printed`() {
        let (lines, subject) = (Lines(), PassthroughSubject<Int, Fault>())
        let log = Log()
        let taker = Taker<Int, Fault>(log, answer: .max(1))
        subject.print("p", to: lines).subscribe(taker)
        taker.request(.max(2))
        subject.send(1)
        subject.send(completion: .failure(Fault()))
        #expect(
            lines.text == """
                p: receive subscription: (PassthroughSubject)
                p: request max: (2)
                p: receive value: (1)
                p: request max: (1) (synchronous)
                p: receive error: (fault)

                """)
    }

    @Test func `a sequence is printed with its elements and a cancel`() {
        let lines = Lines()
        let token = [1, 2].publisher.print(to: lines).first().sink { _ in }
        #expect(
            lines.text == """
                receive subscription: ([1, 2])
                request unlimited
                receive value: (1)
                receive cancel

                """)
        token.cancel()
    }
}
