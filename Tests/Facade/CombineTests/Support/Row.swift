import Combine
import Testing

/// Upstreams and a clock, for the publisher that a row tests.
struct Bench {
    let a: Probe
    let b: Probe
    let clock: TestClock
    let log: Log
}

/// A publisher, what a script does with it, and what happens then.
///
/// Words of the script: `r2` and `r*` request values, `x` cancels, `1` sends a value, `|` finishes and `!` fails the
/// upstream, with `b` before them the second upstream, `t1` advances time by a second, and `/` before all other words
/// requests one more value as the answer to each.
struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let expected: String
    let run: @Sendable (String) -> String

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ script: String, _ expected: String, _ make: @escaping @Sendable (Bench) -> P
    ) {
        (testDescription, self.script, self.expected) = (name, script, expected)
        run = { script in
            let log = Log()
            let bench = Bench(a: Probe("", log), b: Probe("b", log), clock: TestClock(), log: log)
            let taker = Taker<P.Output, P.Failure>(log, answer: script.hasPrefix("/") ? .max(1) : .none)
            make(bench).subscribe(taker)
            for word in script.split(separator: " ") where word != "/" { Row.perform(word, bench, taker) }
            return log.text
        }
    }

    private static func perform<I, F>(_ word: Substring, _ bench: Bench, _ taker: Taker<I, F>) {
        let rest = word.dropFirst()
        switch word.first {
        case "r": taker.request(rest == "*" ? .unlimited : .max(Int(rest) ?? 0))
        case "x": taker.cancel()
        case "t": bench.clock.advance(by: Int(rest) ?? 0)
        case "b": send(rest, bench.b)
        default: send(word, bench.a)
        }
    }

    private static func send(_ word: Substring, _ probe: Probe) {
        switch word {
        case "|": probe.end(.finished)
        case "!": probe.end(.failure(Fault()))
        default: probe.send(Int(word) ?? 0)
        }
    }
}
