import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimReports
import LayoutSimRevisions
import LayoutSimSnapshots

/// The command `layoutsim report`, which writes a run as a single HTML file.
enum ReportCommand {
    private static let output = Option<String>(
        "output", short: "o", .file("FILE.html"), help: "where to write (default: report.html in the run's folder)")
    private static let junit = Option<String>(
        "junit", .file("FILE.xml"), help: "also write a test case for each variant")

    private static let base = Option<String>(
        "base", .text("REV"), help: "compare with the goldens of a commit, branch or tag instead of showing a run")

    static let subcommand = Subcommand(
        command: Command(
            "report", summary: "write what a test found as one HTML file",
            discussion: [
                "The file is self-contained. Next to it, in the run's folder, 'sheets' has an image of "
                    + "each cause, before and after, for comments on pull requests.",
                "With --base, screens are compared with the goldens that git has of another commit. Their pictures are "
                    + "drawn from their trees, so that none has to be checked in; the exit status is 1 if something "
                    + "differs.",
            ],
            sections: [OptionSection([output, junit, base, SnapshotOptions.project])], operands: [RunOptions.runs],
            examples: [
                Command.Example("layoutsim report", "The last run."),
                Command.Example(
                    "layoutsim report shard-1 shard-2 -o report.html --junit junit.xml",
                    "Runs of several machines, merged."),
                Command.Example("layoutsim report --base origin/main", "What this branch changes."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let base = invocation[base]
        let (report, folder) = try base.map { try comparison(since: $0, invocation) } ?? invocation.reviewReport()
        let path = invocation[output] ?? "\(folder.path)/report.html"
        try File(path).write(ReviewPage(report).text)
        if let junit = invocation[junit] { try File(junit).write(report.junit) }
        try writeSheets(of: report, in: folder)
        try StandardStream.output.write("\(TextSummary(report).text)wrote \(path)\n")
        return base != nil && report.changedCount > 0 ? .findings : .fine
    }

    private static func comparison(since base: String, _ invocation: Invocation) throws -> (ReviewReport, RunFolder) {
        guard invocation.all(RunOptions.runs).isEmpty else {
            throw invocation.error(.unexpectedOperand(invocation.all(RunOptions.runs)[0]))
        }
        let project = try invocation.snapshotProject()
        let comparison = RevisionComparison(project: project, declared: try TestedSubjects(of: project).drawn())
        let folder = try comparison.findings(since: base)
        var report = try ReviewReport(RecordedRun(contentsOf: folder), in: folder)
        report.base = base
        return (report, folder)
    }

    private static func writeSheets(of report: ReviewReport, in folder: RunFolder) throws {
        let renderer = try Renderer()
        for (group, members) in zip(report.groups, report.members()) {
            guard let path = group.sheetPath, let sheet = ReviewSheet(of: members) else { continue }
            let file = File("\(folder.path)/\(path)")
            try Folder("\(folder.path)/\(ReviewGroup.sheetFolder)").create()
            try file.write(sheet.pngData(renderer: renderer, file: file.path))
        }
    }
}
