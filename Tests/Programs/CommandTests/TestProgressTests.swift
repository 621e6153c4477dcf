import Testing

@testable import LayoutSimCommand

@Suite struct TestProgressTests {
    /// The progress of a run that stops in its last test.
    private func stopped(after tests: [String]) -> TestProgress {
        var progress = TestProgress()
        for test in tests.dropLast() {
            progress.note("Test Case '\(test)' started at 2026-01-01")
            progress.note("Test Case '\(test)' passed (0.0 seconds)")
        }
        if let last = tests.last { progress.note("Test Case '\(last)' started at 2026-01-01") }
        return progress
    }

    private func test(_ suite: String, _ method: String) -> TestName {
        TestName(module: "App", suite: suite, method: method)
    }

    @Test func `what is neither completed nor left out is to run`() {
        var progress = stopped(after: ["A.testB", "A.testC"])
        #expect(progress.takeInterruptedTest() == "A.testC")
        progress.skip("B")
        let tests = [test("A", "testB"), test("A", "testC"), test("A", "testD"), test("B", "testC")]
        #expect(progress.rest(of: tests) == [test("A", "testD")])
        #expect(progress.variablesForTheRest.isEmpty)
    }

    @Test func `a class that stops the process before its first test is left out`() {
        var progress = TestProgress()
        let start: [Substring] = [
            "Test Suite 'All tests' started at 1", "Test Suite 'debug.xctest' started at 1",
            "Test Suite 'A' started at 1", "Test Case 'A.testB' started at 1",
            "Test Case 'A.testB' passed (0.0 seconds)",
        ]
        for line in start { progress.note(line) }
        #expect(progress.isInterruptedBetweenTests && progress.takeInterruptedSuite() == nil)
        progress.note("Test Suite 'A' passed at 1")
        progress.note("Test Suite 'C' started at 1")
        #expect(progress.takeInterruptedTest() == nil && progress.takeInterruptedSuite() == "C")
        #expect(
            progress.rest(of: [test("A", "testB"), test("C", "testD"), test("E", "testF")]) == [test("E", "testF")])
        progress.beginProcess()
        #expect(!progress.isInterruptedBetweenTests)
        for line in start + ["Test Suite 'A' passed at 1", "Test Suite 'All tests' passed at 1"] { progress.note(line) }
        #expect(!progress.isInterruptedBetweenTests)
    }

    @Test func `completed examples of specs are named to the specs`() {
        var progress = stopped(after: ["ASpec.a view, doesn't move", "ASpec.a view, test. stops"])
        #expect(progress.takeInterruptedTest() == "ASpec.a view, test. stops")
        #expect(progress.rest(of: [test("ASpec", "testSpec")]) == [test("ASpec", "testSpec")])
        #expect(
            progress.variablesForTheRest == [
                "LAYOUTSIM_FINISHED_TESTS": "ASpec.a view, doesn't move\nASpec.a view, test. stops"
            ])
    }

    @Test(arguments: [
        (["\t Executed 0 tests, with 0 failures"], true),
        (["Executed 0 tests", "✔ Test run with 0 tests in 0 suites"], true),
        (["Executed 0 tests", "✔ Test run with 3 tests in 1 suite"], false), (["Build complete!"], false),
        (["Executed 0 tests", "Test Case 'A.test' started", "Executed 1 test"], false),
    ]) func `a run without a test is known`(_ lines: [Substring], _ isEmpty: Bool) {
        var progress = TestProgress()
        for line in lines { progress.note(line) }
        #expect(progress.isEmpty == isEmpty)
    }

    @Test func `tests are read from the lists of SwiftPM`() {
        let text = """
            import XCTest
            @testable import App

            fileprivate extension ATests {
                static nonisolated(unsafe) let __allTests__ATests = [
                    ("testB", testB),
                    ("testC", asyncTest(testC))
                ]
            }
            func __App__allTests() -> [XCTestCaseEntry] {
                return [
                    testCase(ATests.__allTests__ATests)
                ]
            }
            """
        let tests = TestName.tests(in: text, module: "App")
        #expect(tests.map(\.argument) == ["App.ATests/testB", "App.ATests/testC"])
        #expect(TestName.tests(in: "(\"testB\", ", module: "App").isEmpty)
    }

    @Test(arguments: [
        ([], "ABC"), (["--filter", "A/"], "A"), (["--filter=A/", "--filter", "C"], "AC"), (["--skip", "App.B"], "AC"),
        (["--filter", "["], "ABC"), (["-c", "debug"], "ABC"),
    ]) func `the arguments of the toolchain select tests`(_ arguments: [String], _ suites: String) {
        let tests = ["A", "B", "C"].map { test($0, "test") }
        #expect(tests.filter(TestSelection(arguments).has).map(\.suite).joined() == suites)
    }

    /// Runs lots as processes would that end before their first test, if one of some classes is among them.
    private func runs(_ tests: [TestName], without classes: Set<String>) -> (ran: [TestName], alone: [String]) {
        var lots = TestLots(tests)
        var (ran, alone) = ([TestName](), [String]())
        while let lot = lots.take() {
            if classes.isDisjoint(with: lot.map(\.suite)) {
                ran += lot
            } else if !lots.halve(lot), let suite = lot.first?.suite {
                alone.append(suite)
            }
        }
        return (ran, alone)
    }

    @Test(arguments: [[], ["A"], ["B"], ["E"], ["A", "C", "E"], ["A", "B", "C", "D", "E"]])
    func `classes that cannot be made are found, and the others run`(_ classes: Set<String>) {
        let tests = ["A", "A", "A", "B", "C", "D", "D", "E"].enumerated().map { test($1, "test\($0)") }
        let (ran, alone) = runs(tests, without: classes)
        #expect(ran == tests.filter { !classes.contains($0.suite) })
        #expect(alone == classes.sorted())
    }

    @Test func `a lot fits an argument of a program`() {
        let tests = (0..<9_000).map { test("LongNameOfAClass", "testNumber\($0)") }
        var lots = TestLots(tests)
        var taken: [[TestName]] = []
        while let lot = lots.take() { taken.append(lot) }
        #expect(taken.count > 1)
        #expect(Array(taken.joined()) == tests)
        #expect(taken.allSatisfy { $0.map(\.argument).joined(separator: ",").utf8.count < 128 * 1024 })
    }
}
