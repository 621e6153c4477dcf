import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// `layoutsim accept`: pending variants become goldens.
enum AcceptCommand {
    private static let waive = Option<String>(
        "waive", .text("REASON"),
        help:
            "accept truncated, ambiguous or unsatisfiable layouts, and record the reason in layoutsim-waivers.txt"
    )

    static let subcommand = Subcommand(
        command: Command(
            "accept", summary: "turn pending variants into goldens",
            discussion: ["First look at what 'layoutsim show' prints and at the pictures in .layoutsim/runs/last."],
            sections: [
                OptionSection([
                    SnapshotOptions.group, SnapshotOptions.new, SnapshotOptions.all, waive, SnapshotOptions.project,
                ])
            ],
            operands: [SnapshotOptions.variants],
            examples: [
                Command.Example(
                    "layoutsim accept badge-detail/w375-portrait@2x-longest",
                    "Accept the one change that you looked at."),
                Command.Example("layoutsim accept --group 7c1f", "Accept a change in all variants that have it."),
                Command.Example("layoutsim accept --all", "Accept everything that is pending."),
            ]),
        run: { invocation in
            let acceptance = Acceptance(project: invocation.snapshotProject())
            let keys = try invocation.pendingKeys(acceptance)
            try acceptance.accept(keys, waivingFaultsBecause: invocation[waive])
            try StandardStream.output.write(keys.map { "accepted \($0)\n" }.joined())
            return .fine
        })
}
