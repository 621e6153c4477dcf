import Testing

/// The programs that check all files of a folder.
@Suite struct FolderCheckTests {
    private static let checks = [
        ("layoutsim-objects", []), ("layoutsim-fuzz", ["--documents"]), ("layoutsim-fuzz", ["--mirrored"]),
        ("layoutsim-fuzz", ["--sizes"]),
    ]

    @Test(arguments: checks) func `a folder that is missing or has no files does not pass`(
        _ program: String, _ options: [String]
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("no markup".utf8), to: "App/Main.storyboard")
        for (path, reason) in [("Missing", "no such file"), ("App", "nothing was checked")] {
            let run = try ProgramRun(of: program, options + [path], in: folder.url)
            #expect(run.status == 66, "\(run.output)")
            #expect(run.error.contains(reason), "\(run.error)")
        }
    }
}
