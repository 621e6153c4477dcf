/// The progress of an XCTest run, derived from its output.
struct TestProgress {
    /// The tests that ended, or stopped the process, as `Class.test`.
    private var done: [String] = []
    private var running: Substring?
    /// Classes whose tests are not run.
    private var skipped: [String] = []
    /// Whether a test has begun.
    private(set) var hasBegun = false

    /// Processes a line of the output.
    mutating func note(_ line: Substring) {
        guard line.hasPrefix("Test Case '") else { return }
        let parts = line.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].contains(".") else { return }
        if parts[2].hasPrefix(" started") {
            running = parts[1]
            hasBegun = true
        } else if running == parts[1] {
            done.append(String(parts[1]))
            running = nil
        }
    }

    /// Returns the test that began but did not end, which counts as done from then on; `nil` if the last test ended.
    mutating func takeInterruptedTest() -> String? {
        guard let test = running.map(String.init) else { return nil }
        done.append(test)
        running = nil
        return test
    }

    /// Leaves out the tests of a class from then on.
    mutating func skip(_ suite: String) { skipped.append(suite) }

    /// The arguments of `swift test` that skip completed tests: Swift Testing's tests run in a process of their own.
    var argumentsForTheRest: [String] {
        let names = done.map { name in
            name.split(separator: ".").joined(separator: "/")
        }
        let skips = skipped.flatMap { ["--skip", "[.]\($0)/"] }
        return ["--skip-build", "--disable-swift-testing", "--skip", "[.](\(names.joined(separator: "|")))$"] + skips
    }
}
