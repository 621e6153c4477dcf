import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRevisions
import LayoutSimSnapshots

/// `layoutsim resolve`: goldens after a merge.
enum ResolveCommand {
    static let subcommand = Subcommand(
        command: Command(
            "resolve", summary: "redraw goldens that a merge left in conflict",
            discussion: [
                "If what is drawn now matches the golden of one side, that side is taken. Otherwise our side's golden stays and "
                    + "what is drawn now waits for 'layoutsim review'; the exit status is then 1.",
                "Nothing is staged: run 'git add Snapshots' yourself.",
            ],
            sections: [OptionSection([SnapshotOptions.project])],
            examples: [Command.Example("git merge main; layoutsim resolve", "Merge, then repair the goldens.")]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = try invocation.snapshotProject()
        let resolution = ConflictResolution(project: project, declared: try TestedSubjects(of: project).drawn())
        let outcomes = try resolution.resolve()
        let waits = outcomes.contains { $0.outcome == .pending }
        let lines =
            outcomes.map { "\($0.key): \(wording($0.outcome))" }
            + (outcomes.isEmpty ? ["no golden is in conflict"] : [])
            + (waits
                ? ["to look at what waits: layoutsim review"] : outcomes.isEmpty ? [] : ["to stage: git add Snapshots"])
        try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
        return waits ? .findings : .fine
    }

    private static func wording(_ outcome: ConflictResolution.Outcome) -> String {
        switch outcome {
        case .ours: "drawn as on our side, which stays"
        case .theirs: "drawn as on their side, which is taken"
        case .pending: "drawn as on neither side, waits for review"
        case .undeclared: "not drawn by this program; ours stays, test it with the program that draws it"
        case .gone: "removed on both sides"
        }
    }
}
