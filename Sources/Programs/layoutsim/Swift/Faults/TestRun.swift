import LayoutSimFiles
import LayoutSimNotation

/// A run of tests, which goes on in another process after a test that stopped one.
struct TestRun {
    private var progress = TestProgress()
    /// The tests that ran into what is set aside.
    private(set) var faulty = FaultyTests()

    /// Whether tests ran at all.
    var hasBegun: Bool { progress.hasBegun }

    /// Whether a run ended well without a test.
    var isEmpty: Bool { progress.isEmpty }

    /// Takes a line of the output.
    mutating func note(_ line: Substring) {
        progress.note(line)
        faulty.note(line)
    }

    /// Runs the tests of XCTest after one that stopped the process in another process, as Xcode does.
    ///
    /// - Parameters:
    ///   - program: Returns the program of the tests, if there is one.
    ///   - selection: What was to run.
    mutating func runTheRest(
        _ program: () throws -> TestProgram?, _ selection: TestSelection, variables: [String: String]
    ) throws {
        let interrupted = progress.takeInterruptedTest()
        let isUnfinished =
            interrupted != nil || progress.isInterruptedBetweenTests || !hasBegun && progress.isBuilt
        guard isUnfinished, let program = try program() else { return }
        if let interrupted {
            try tell(interrupted)
        } else if let suite = progress.takeInterruptedSuite() {
            try tell(suite, of: program.tests)
        }
        var lots = TestLots(progress.rest(of: program.tests.filter(selection.has)))
        var count = 0
        while let lot = lots.take(), count < TestRun.mostProcesses {
            count += 1
            progress.beginProcess()
            faulty.beginProcess()
            let variables = variables.merging(progress.variablesForTheRest) { $1 }
            var run = self
            let status = try ChildProcess(program.command(lot), variables: variables).run(watching: { run.note($0) })
            self = run
            if let test = progress.takeInterruptedTest() {
                try tell(test)
                lots.putBack(progress.rest(of: lot))
            } else if status != 0, progress.isInterruptedBetweenTests {
                if let suite = progress.takeInterruptedSuite() { try tell(suite, of: lot) }
                lots.putBack(progress.rest(of: lot))
            } else if status != 0, !progress.hasBegun, !lots.halve(lot), let suite = lot.first?.suite {
                try tellThatItCannotBeMade(suite, lot)
            }
        }
    }

    /// Says why a test stopped the process.
    private mutating func tell(_ test: String) throws {
        guard let place = faulty.takePlace(of: test, in: .xcTest) else {
            try TestRun.say("\(test) crashed; the remaining tests run in another process")
            return
        }
        try TestRun.say("\(test) stopped: \(place)")
        guard let suite = faulty.hopelessSuite(of: test, at: place) else { return }
        progress.skip(suite)
        try TestRun.say("the other tests of \(suite) are not run, since several stopped there")
    }

    /// Says why a class stopped the process before its first test.
    private mutating func tell(_ suite: String, of tests: [TestName]) throws {
        let own = tests.filter { $0.suite == suite }
        let place = faulty.takePlace(of: own.map(\.shown))
        let reason = place.map { "stopped: \($0)" } ?? "crashed"
        try TestRun.say("\(suite) \(reason), before its first test; none of its \(counted(own.count, "test")) runs")
    }

    /// Says why no test of a class ran.
    private mutating func tellThatItCannotBeMade(_ suite: String, _ tests: [TestName]) throws {
        let place = faulty.takePlace(of: tests.map(\.shown))
        let reason = place.map { "stopped: \($0)" } ?? "crashed"
        try TestRun.say("\(suite) \(reason), while its \(counted(tests.count, "test")) were made; none of them runs")
    }

    private static func say(_ sentence: String) throws {
        try StandardStream.error.write("layoutsim: error: \(sentence)\n")
    }

    /// Runs the tests of Swift Testing after one that stopped the process, one at a time in other processes.
    ///
    /// - Parameter file: The file in which the run writes its events.
    mutating func runTheRestOfSwiftTesting(_ command: [String], events file: File, variables: [String: String]) throws {
        var (skipped, isAlone) = ([String](), false)
        for _ in 0..<TestRun.mostProcesses {
            let events = try TestEvents(file)
            guard !events.isComplete else { return }
            skipped += events.ended.map(TestRun.pattern)
            if isAlone || events.interrupted.count == 1 {
                guard let test = events.interrupted.last else { return }
                skipped.append(TestRun.pattern(test))
                let place = faulty.takePlace(of: test, in: .swiftTesting)
                try TestRun.say(
                    "\(test) \(place.map { "stopped: \($0)" } ?? "crashed; the others run in another process")")
                if let place, let suite = faulty.hopelessSuite(of: test, at: place) {
                    skipped.append("^\(TestRun.escaped(suite))/")
                    try TestRun.say("the other tests of \(suite) are not run, since several stopped there")
                }
            }
            try file.write("")
            let skips = skipped.flatMap { ["--skip", $0] }
            let words = command + ["--skip-build", "--disable-xctest", "--no-parallel"] + skips
            var run = self
            let status = try ChildProcess(words, variables: variables).run(watching: { run.note($0) })
            self = run
            isAlone = true
            if status == 0 { return }
        }
    }

    private static func pattern(_ test: String) -> String { "^\(escaped(test))(/|$)" }

    private static func escaped(_ text: String) -> String {
        text.map { "()[]{}.*+?^$|\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    private static let mostProcesses = 200
}
