import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// The command `layoutsim reject`, which discards pending variants.
enum RejectCommand {
    static let subcommand = Subcommand(
        command: Command(
            "reject", summary: "discard pending variants",
            sections: [
                OptionSection([
                    SnapshotOptions.group, SnapshotOptions.new, SnapshotOptions.all, SnapshotOptions.project,
                ])
            ],
            operands: [SnapshotOptions.variants],
            examples: [Command.Example("layoutsim reject --all", "Discard everything that is pending.")]),
        run: { invocation in
            let acceptance = Acceptance(project: try invocation.snapshotProject())
            let keys = try invocation.pendingKeys(acceptance)
            try acceptance.reject(keys)
            try StandardStream.output.write(keys.map { "rejected \($0)\n" }.joined())
            return .fine
        })
}
