import Testing

/// What `audit` and `sizes` take from the facts that `layoutsim swift init` wrote.
@Suite struct ProjectDefaultsTests {
    private func run(_ words: [String], facts: String) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Main.storyboard")
        try folder.write(Array(facts.utf8), to: ".layoutsim/project.json")
        return try ProgramRun(words, in: folder.url)
    }

    private static let upright = """
        {"product": "Shop", "deploymentTarget": "16.4", "families": ["phone", "pad"],
        "phoneOrientations": ["portrait"], "padOrientations": ["portrait", "landscapeLeft"]}
        """

    @Test func `an app is audited in its orientations, on phones on which its oldest system runs`() throws {
        let run = try run(["audit"], facts: Self.upright)
        #expect(run.status == 1)
        #expect(run.output.contains("\n    on iphone-6 portrait, iphone-16-pro-max portrait\n"), "\(run.output)")
        #expect(
            run.error
                == "layoutsim: note: Shop is for iOS 16 and later, always upright on phones (.layoutsim/project.json)\n"
        )
    }

    @Test func `the command line comes first`() throws {
        let run = try run(["audit", "--landscape", "--device", "iphone-5"], facts: Self.upright)
        #expect(run.output.contains("\n    on iphone-5 landscape\n"), "\(run.output)")
        #expect(run.error == "")
    }

    @Test func `an app for tablets is audited on these`() throws {
        let run = try run(
            ["audit"], facts: #"{"product": "Shop", "families": ["pad"], "padOrientations": ["landscapeLeft"]}"#)
        #expect(run.output.contains("\n    on ipad-mini landscape, ipad-pro-12-9-3 landscape\n"), "\(run.output)")
        #expect(run.error.contains("Shop is only for tablets, always in landscape"))
    }

    @Test func `sizes begin at the smallest phone of an app for phones`() throws {
        let run = try run(["sizes"], facts: #"{"product": "Shop", "deploymentTarget": "17.0", "families": ["phone"]}"#)
        #expect(
            run.output.hasPrefix("Main.storyboard: sceneView root, widths 375 … 1400, height 667\n"), "\(run.output)")
        let windows = try self.run(
            ["sizes", "--ios", "18", "--format", "json"],
            facts: #"{"product": "Shop", "deploymentTarget": "17.0", "phoneOrientations": ["portrait"]}"#)
        #expect(!windows.output.contains("iphone-5") && !windows.output.contains("landscape"), "\(windows.output)")
    }

    @Test func `facts with a fault name the line`() throws {
        let run = try run(["audit"], facts: "{\"product\": \"Shop\",\n\"families\": [\"tv\"]}")
        #expect(run.status == 65)
        #expect(run.error.hasPrefix(".layoutsim/project.json:2: error: "), "\(run.error)")
    }
}
