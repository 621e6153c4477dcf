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
        // The words of examples may have apostrophes.
        guard line.hasPrefix("Test Case '"), let quote = line.lastIndex(of: "'") else { return }
        let (name, end) = (line[..<quote].dropFirst(11), line[quote...].dropFirst())
        guard name.contains(".") else { return }
        if end.hasPrefix(" started") {
            running = name
            hasBegun = true
        } else if running == name {
            done.append(String(name))
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
        let names = done.filter { !TestProgress.isExample($0) }.map { name in
            name.split(separator: ".").joined(separator: "/")
        }
        let skips = skipped.flatMap { ["--skip", "[.]\($0)/"] }
        let others = names.isEmpty ? [] : ["--skip", "[.](\(names.joined(separator: "|")))$"]
        return ["--skip-build", "--disable-swift-testing"] + others + skips
    }

    /// The variables of Quick's specs, which leave out completed examples: to `swift test`, a spec is one test.
    var variablesForTheRest: [String: String] {
        let examples = done.filter(TestProgress.isExample)
        return examples.isEmpty ? [:] : ["LAYOUTSIM_FINISHED_TESTS": examples.joined(separator: "\n")]
    }

    /// Returns whether a test is an example of a spec, whose name has words.
    private static func isExample(_ name: String) -> Bool {
        !name.split(separator: ".", maxSplits: 1).dropFirst().allSatisfy { $0.hasPrefix("test") && !$0.contains(" ") }
    }
}
