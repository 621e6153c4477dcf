/// The progress of an XCTest run, derived from its output.
struct TestProgress {
    /// The tests that ended, or stopped the process, as `Class.test`.
    private var done: [String] = []
    private var running: Substring?
    /// Classes whose tests are not run.
    private var skipped: [String] = []
    /// Whether a test has begun in the process.
    private(set) var hasBegun = false
    /// Whether the program of the tests was built.
    private(set) var isBuilt = false

    /// Whether XCTest said that it ran no test, and Swift Testing did not run one.
    private(set) var isEmpty = false

    /// Processes a line of the output.
    mutating func note(_ line: Substring) {
        if line.drop(while: \.isWhitespace).hasPrefix("Executed 0 tests") { isEmpty = true }
        if line.dropFirst().hasPrefix(" Test run with "), !line.dropFirst().hasPrefix(" Test run with 0 tests") {
            isEmpty = false
        }
        if line.hasPrefix("Build complete!") { isBuilt = true }
        // The words of examples may have apostrophes.
        guard line.hasPrefix("Test Case '"), let quote = line.lastIndex(of: "'") else { return }
        let (name, end) = (line[..<quote].dropFirst(11), line[quote...].dropFirst())
        guard name.contains(".") else { return }
        if end.hasPrefix(" started") {
            running = name
            hasBegun = true
            isEmpty = false
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

    /// Takes that another process begins.
    mutating func beginProcess() { hasBegun = false }

    /// Leaves out the tests of a class from then on.
    mutating func skip(_ suite: String) { skipped.append(suite) }

    /// Returns the tests that are neither completed nor left out.
    func rest(of tests: [TestName]) -> [TestName] {
        let done = Set(done)
        return tests.filter { !done.contains($0.shown) && !skipped.contains($0.suite) }
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
