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

    @Test func `completed tests are skipped`() {
        var progress = stopped(after: ["A.testB", "A.testC"])
        #expect(progress.takeInterruptedTest() == "A.testC")
        #expect(progress.argumentsForTheRest.last == "[.](A/testB|A/testC)$")
        #expect(progress.variablesForTheRest.isEmpty)
    }

    @Test func `completed examples of specs are named to the specs`() {
        var progress = stopped(after: ["ASpec.a view, doesn't move", "ASpec.a view, test. stops"])
        #expect(progress.takeInterruptedTest() == "ASpec.a view, test. stops")
        #expect(progress.argumentsForTheRest == ["--skip-build", "--disable-swift-testing"])
        #expect(
            progress.variablesForTheRest == [
                "LAYOUTSIM_FINISHED_TESTS": "ASpec.a view, doesn't move\nASpec.a view, test. stops"
            ])
    }
}
