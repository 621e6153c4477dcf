import Foundation

/// An expectation that is tried again and again, while the main run loop runs: what is deferred happens in real time,
/// as in tests that wait for expectations of XCTest.
struct Poll<Value> {
    /// When an expectation is met.
    enum Kind {
        case eventually(ExpectationStyle), never, always
    }

    private let kind: Kind
    private let matcher: Matcher<Value>
    private let timeout: NimbleTimeInterval
    private let step: NimbleTimeInterval
    private let description: String?

    init(
        _ kind: Kind, _ matcher: Matcher<Value>, within timeout: NimbleTimeInterval, every step: NimbleTimeInterval,
        _ description: String?
    ) {
        self.kind = kind
        self.matcher = matcher
        self.timeout = timeout
        self.step = step
        self.description = description
    }

    private var style: ExpectationStyle {
        switch kind {
        case .eventually(let style): style
        case .never: .toNotMatch
        case .always: .toMatch
        }
    }

    private var words: String {
        switch kind {
        case .eventually(.toMatch): "to eventually"
        case .eventually(.toNotMatch): "to eventually not"
        case .never: "to never"
        case .always: "to always"
        }
    }

    /// Returns whether the expectation is decided by a try.
    private func isDecided(_ isMet: Bool) -> Bool { if case .eventually = kind { isMet } else { !isMet } }

    private func outcome(of expression: Expression<Value>) -> (Bool, FailureMessage) {
        expression.outcome(of: matcher, style, to: words, description)
    }

    /// Tries the expectation until it is decided or the time is over.
    func run(_ expression: Expression<Value>) -> (Bool, FailureMessage) {
        let end = Date(timeIntervalSinceNow: timeout.timeInterval)
        while true {
            let (isMet, message) = outcome(of: expression.withCaching())
            guard !isDecided(isMet), Date() < end else { return (isMet, message) }
            MainRunLoop.run(until: min(end, Date(timeIntervalSinceNow: step.timeInterval)))
        }
    }

    /// Tries the expectation until it is decided or the time is over.
    nonisolated(nonsending) func run(_ expression: Expression<Value>) async -> (Bool, FailureMessage) {
        let end = Date(timeIntervalSinceNow: timeout.timeInterval)
        while true {
            let (isMet, message) = outcome(of: expression.withCaching())
            guard !isDecided(isMet), Date() < end, await waits() else { return (isMet, message) }
        }
    }

    /// Tries the expectation until it is decided or the time is over.
    nonisolated(nonsending) func run(_ expression: AsyncExpression<Value>) async -> (Bool, FailureMessage) {
        let end = Date(timeIntervalSinceNow: timeout.timeInterval)
        while true {
            let (isMet, message) = outcome(of: await expression.toSynchronousExpression())
            guard !isDecided(isMet), Date() < end, await waits() else { return (isMet, message) }
        }
    }

    /// Waits for the next try; returns whether the task goes on.
    private nonisolated(nonsending) func waits() async -> Bool {
        (try? await Task.sleep(nanoseconds: UInt64(max(step.timeInterval, 0.001) * 1e9))) != nil
    }
}
