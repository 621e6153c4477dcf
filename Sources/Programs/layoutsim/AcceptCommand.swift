import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimSnapshots

/// The command `layoutsim accept`, which accepts pending variants as goldens.
enum AcceptCommand {
    private static let waive = Option<String>(
        "waive", .text("REASON"),
        help:
            "accept layouts with a serious fault (truncated, ambiguous, unsatisfiable, feedback-loop), and record the "
            + "reason in layoutsim-waivers.txt")

    private static let complete = Flag("continue", help: "complete an 'accept' that was interrupted")
    private static let abort = Flag("abort", help: "roll back an 'accept' that was interrupted")

    static let subcommand = Subcommand(
        command: Command(
            "accept", summary: "turn pending variants into goldens",
            discussion: [
                "First look at what 'layoutsim show' prints and at the pictures in .layoutsim/runs/last.",
                "Either all of the named variants become goldens or, after an error, none. If the program is killed meanwhile, "
                    + "every command on goldens says so, until --continue completes it or --abort rolls it back.",
            ],
            sections: [
                OptionSection([
                    SnapshotOptions.group, SnapshotOptions.new, SnapshotOptions.all, waive, SnapshotOptions.project,
                ]),
                OptionSection("after an interruption", [complete, abort]),
            ],
            exclusive: [[complete, abort]],
            operands: [SnapshotOptions.variants],
            examples: [
                Command.Example(
                    "layoutsim accept badge-detail/w375-portrait@2x-longest",
                    "Accept the one change that you looked at."),
                Command.Example("layoutsim accept --group 7c1f", "Accept a change in all variants that have it."),
                Command.Example("layoutsim accept --all", "Accept everything that is pending."),
            ]),
        run: { invocation in
            if invocation[complete] || invocation[abort] { return try settle(invocation) }
            let acceptance = Acceptance(project: try invocation.snapshotProject())
            let keys = try invocation.pendingKeys(acceptance)
            try acceptance.accept(keys, waivingFaultsBecause: invocation[waive])
            try StandardStream.output.write(keys.map { "accepted \($0)\n" }.joined())
            return .fine
        })

    /// Completes or rolls back an interrupted change, and reports which.
    private static func settle(_ invocation: Invocation) throws -> ExitStatus {
        if let name = invocation.all(SnapshotOptions.variants).first {
            throw invocation.error(.unexpectedOperand(name))
        }
        let acceptance = Acceptance(project: invocation.projectWhateverIsInterrupted())
        let (command, keys) =
            invocation[abort] ? try acceptance.takeBackInterrupted() : try acceptance.completeInterrupted()
        let subject = "the interrupted 'layoutsim \(command)' of \(counted(keys.count, "variant"))"
        let lines =
            invocation[abort]
            ? ["rolled back \(subject); all goldens are restored"]
            : ["completed \(subject)"] + keys.map { "  \($0)" }
        try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
        return .fine
    }
}
