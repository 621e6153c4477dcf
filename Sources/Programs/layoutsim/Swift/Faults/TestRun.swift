import LayoutSimFiles

/// A run of tests, which goes on in another process after a test that stopped one.
struct TestRun {
    private var progress = TestProgress()
    /// The tests that ran into what is set aside.
    private(set) var faulty = FaultyTests()

    /// Whether tests ran at all.
    var hasBegun: Bool { progress.hasBegun }

    /// Takes a line of the output.
    mutating func note(_ line: Substring) {
        progress.note(line)
        faulty.note(line)
    }

    /// Runs the tests after one that stopped the process in another process, as Xcode does.
    mutating func runTheRest(_ command: [String], variables: [String: String]) throws {
        for _ in 0..<TestRun.mostProcesses {
            guard let test = progress.takeInterruptedTest() else { return }
            if let place = faulty.takePlace(of: test, in: .xcTest) {
                try StandardStream.error.write("layoutsim: error: \(test) stopped: \(place)\n")
                if let suite = faulty.hopelessSuite(of: test, at: place) {
                    progress.skip(suite)
                    try StandardStream.error.write(
                        "layoutsim: error: the other tests of \(suite) are not run, since several stopped there\n")
                }
            } else {
                try StandardStream.error.write(
                    "layoutsim: error: \(test) crashed; the remaining tests run in another process\n")
            }
            let variables = variables.merging(progress.variablesForTheRest) { $1 }
            let rest = ChildProcess(command + progress.argumentsForTheRest, variables: variables)
            var run = self
            let status = try rest.run(watching: { run.note($0) })
            self = run
            if status == 0 { return }
        }
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
                try StandardStream.error.write(
                    "layoutsim: error: \(test) \(place.map { "stopped: \($0)" } ?? "crashed; the others run in another process")\n"
                )
                if let place, let suite = faulty.hopelessSuite(of: test, at: place) {
                    skipped.append("^\(TestRun.escaped(suite))/")
                    try StandardStream.error.write(
                        "layoutsim: error: the other tests of \(suite) are not run, since several stopped there\n")
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
