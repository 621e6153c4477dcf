import Testing

@Suite struct ExplainTests {
    @Test func `the equation names what a position is the sum of`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(
            ["explain", "gray", "layout-diagram", "--width", "320", "--cyan-height", "210"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("gray.y = 28 + cyan.height 210 + 24 = 262\n"))
        #expect(run.output.contains("  gray.height == 240 @750 by 30\n"))
    }

    @Test func `tools read the same as JSON`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["explain", "cyan", "layout-diagram", "--format", "json"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("{\n  \"view\": \"cyan\",\n  \"frame\": ["))
        #expect(run.output.contains("\"constraint\": \"cyan.height == 60\""))
    }

    @Test func `a misspelt view is an error with a suggestion`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["explain", "pach"], in: folder.url)
        #expect(run.status == 64)
        #expect(
            run.error == "layoutsim explain: error: VIEW: 'pach' is not one of view, title, patch, description; "
                + "did you mean 'patch'?\n")
    }

    private func explain(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Main.storyboard")
        return try ProgramRun(["explain"] + words, in: folder.url)
    }

    @Test(arguments: ["narrow", "Narrow"])
    func `a view of a file goes by its id or its name`(_ name: String) throws {
        let run = try explain([name, "Main.storyboard", "--device", "iphone-5"])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasPrefix("Narrow.x = 20"))
    }

    @Test func `nothing places the outermost view`() throws {
        let run = try explain(["root", "Main.storyboard"])
        #expect(run.output == "root is the outermost view: it fills its screen or cell\n")
    }

    @Test func `a view that a file does not have is an error with a suggestion`() throws {
        let run = try explain(["narow", "Main.storyboard"])
        #expect(run.status == 64)
        #expect(
            run.error == "Main.storyboard: error: it has no view 'narow'; did you mean 'narrow'?; "
                + "name an object id, user label, outlet or class\n")
    }
}
