import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimReports
import LayoutSimSnapshots

/// The command `layoutsim summary`, which prints a run in a few lines.
enum SummaryCommand {
    private static let markdown = Flag("markdown", help: "for a comment on a pull request")
    private static let json = Flag("json", help: "for programs, as 'layoutsim test --format json' prints it")
    private static let text = Flag("text", help: "for a log or a terminal (default)")
    private static let limit = Option<Int>(
        "max", .integer("BYTES", in: MarkdownSummary.leastByteLimit...10_000_000),
        help: "omit what does not fit, with a note (default: 60000)")
    private static let address = Option<String>(
        "pictures-url", .text("URL"), help: "where the run's folder can be fetched from; without it, no pictures")

    static let subcommand = Subcommand(
        command: Command(
            "summary", summary: "print what a test found, causes first",
            discussion: [
                "The first line of the Markdown, '\(MarkdownSummary.marker)', marks the comment to replace. It has at most "
                    + "20 pictures; 'layoutsim report' draws a sheet for each cause."
            ],
            sections: [OptionSection([markdown, text, json, limit, address, SnapshotOptions.project])],
            exclusive: [[markdown, text, json]], operands: [RunOptions.runs],
            examples: [
                Command.Example(
                    "layoutsim summary --markdown >> $GITHUB_STEP_SUMMARY", "The last run on the page of a workflow.")
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        if invocation[json] {
            try StandardStream.output.write("\(RecordedRun(merging: invocation.runFolders()).json)\n")
            return .fine
        }
        var (report, folder) = try invocation.reviewReport()
        guard invocation[markdown] else {
            try StandardStream.output.write(TextSummary(report).text)
            return .fine
        }
        for place in report.groups.indices {
            guard let path = report.groups[place].sheetPath, File("\(folder.path)/\(path)").exists else { continue }
            report.groups[place].sheet = ReviewVariant.Picture(path: path)
        }
        let url = invocation[address].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        let summary = MarkdownSummary(report, byteLimit: invocation[limit] ?? 60_000, pictureAddress: url)
        try StandardStream.output.write(summary.text)
        return .fine
    }
}
