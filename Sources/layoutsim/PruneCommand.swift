import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// `layoutsim prune`: goldens that no variant has.
enum PruneCommand {
    private static let check = Flag("check", help: "only list them; the exit status is 1 where there are any")

    static let subcommand = Subcommand(
        command: Command(
            "prune", summary: "remove goldens that no variant has",
            discussion: [
                "Goldens are held against all variants that there are, not against those that a run looked at."
            ],
            sections: [OptionSection([check, SnapshotOptions.project])],
            examples: [Command.Example("layoutsim prune --check", "List goldens that no variant has.")]),
        run: { invocation in
            let project = invocation.snapshotProject()
            let orphans = try OrphanSearch(in: project, declarations: DeclaredVariant.declarations).orphans
            if invocation[check] {
                try StandardStream.output.write(orphans.map { "\($0): no variant has this golden\n" }.joined())
                return orphans.isEmpty ? .fine : .findings
            }
            try Acceptance(project: project).prune(orphans)
            try StandardStream.output.write(orphans.map { "removed \($0)\n" }.joined())
            return .fine
        })
}
