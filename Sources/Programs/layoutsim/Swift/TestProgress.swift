/// The progress of an XCTest run, derived from its output.
struct TestProgress {
    /// The tests that ended, or stopped the process, as `Class.test`.
    private var done: [String] = []
    private var running: Substring?
    /// The class whose tests were to begin.
    private var waiting: Substring?
    /// Whether XCTest said that the process ran all of its tests.
    private var isOver = false
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
        noteSuite(line)
        // The words of examples may have apostrophes.
        guard line.hasPrefix("Test Case '"), let quote = line.lastIndex(of: "'") else { return }
        let (name, end) = (line[..<quote].dropFirst(11), line[quote...].dropFirst())
        guard name.contains(".") else { return }
        if end.hasPrefix(" started") {
            running = name
            waiting = nil
            hasBegun = true
            isEmpty = false
        } else if running == name {
            done.append(String(name))
            running = nil
        }
    }

    /// Processes a line such as `Test Suite 'Class' started`.
    private mutating func noteSuite(_ line: Substring) {
        guard line.hasPrefix("Test Suite '") else { return }
        let rest = line.dropFirst(12)
        guard let quote = rest.firstIndex(of: "'") else { return }
        let name = rest[..<quote]
        let isClass = !name.contains { " ./".contains($0) }
        if rest[quote...].hasPrefix("' started") {
            waiting = isClass ? name : nil
        } else {
            waiting = nil
            if ["All tests", "Selected tests"].contains(name) { isOver = true }
        }
    }

    /// Whether a process of tests ended before the last of them, and none was running.
    var isInterruptedBetweenTests: Bool { running == nil && !isOver && (hasBegun || waiting != nil) }

    /// Returns the class that stopped the process before its first test, such as by `class func setUp()`; its tests are
    /// left out from then on.
    mutating func takeInterruptedSuite() -> String? {
        guard isInterruptedBetweenTests, let suite = waiting.map(String.init) else { return nil }
        waiting = nil
        skip(suite)
        return suite
    }

    /// Returns the test that began but did not end, which counts as done from then on; `nil` if the last test ended.
    mutating func takeInterruptedTest() -> String? {
        guard let test = running.map(String.init) else { return nil }
        done.append(test)
        running = nil
        return test
    }

    /// Takes that another process begins.
    mutating func beginProcess() { (hasBegun, isOver, waiting) = (false, false, nil) }

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
