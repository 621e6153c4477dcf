import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRevisions
import LayoutSimSnapshots

/// The command `layoutsim resolve`, which resolves goldens after a merge.
enum ResolveCommand {
    static let subcommand = Subcommand(
        command: Command(
            "resolve", summary: "redraw goldens that a merge left in conflict",
            discussion: [
                "If what is drawn now matches the golden of one side, that side is taken. Otherwise our side's golden stays and "
                    + "what is drawn now waits for 'layoutsim review'; the exit status is then 1.",
                "Goldens that this program does not draw, such as those of a package of tests, keep our side; the exit status "
                    + "is then 1 too, and 'swift test' compares them with what is drawn now.",
                "Nothing is staged: run 'git add Snapshots' yourself.",
            ],
            sections: [OptionSection([SnapshotOptions.project])],
            examples: [Command.Example("git merge main; layoutsim resolve", "Merge, then repair the goldens.")]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = try invocation.snapshotProject()
        let resolution = ConflictResolution(project: project, declared: try TestedSubjects(of: project).drawn())
        let outcomes = try resolution.resolve()
        let steps = steps(after: outcomes.map(\.outcome), testing: project.testCommand.rawValue)
        let lines =
            outcomes.map { "\($0.key): \(wording($0.outcome))" }
            + (outcomes.isEmpty ? ["no golden is in conflict"] : ["next: \(steps.joined(separator: ", then "))"])
        try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
        return steps.count > 1 ? .findings : .fine
    }

    /// Returns the remaining steps; only staging if nothing has to be reviewed.
    private static func steps(after outcomes: [ConflictResolution.Outcome], testing test: String) -> [String] {
        let isTested = !outcomes.contains(.undeclared)
        let isReviewed = isTested && !outcomes.contains(.pending)
        return (isTested ? [] : [test]) + (isReviewed ? [] : ["layoutsim review"]) + ["git add Snapshots"]
    }

    private static func wording(_ outcome: ConflictResolution.Outcome) -> String {
        switch outcome {
        case .ours: "matches our side, which is kept"
        case .theirs: "matches their side, which is taken"
        case .pending: "matches neither side; waiting for review"
        case .undeclared: "not drawn by this program; ours is kept until it is tested"
        case .gone: "removed on both sides"
        }
    }
}
