import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSnapshots

/// `layoutsim test`: the badge detail's variants against their goldens.
enum TestCommand {
    static let subcommand = Subcommand(
        command: Command(
            "test", summary: "compare the badge detail with its goldens",
            discussion: [
                "Never writes a golden: what is new or changed waits in .layoutsim/pending for 'layoutsim accept', and "
                    + "expected, actual and difference are in .layoutsim/runs. The exit status is 1 where something "
                    + "differs.",
                "Variants with the same change are put together; 'layoutsim show' and 'layoutsim accept --group' take the "
                    + "id of such a group.",
            ],
            sections: [OptionSection([SnapshotOptions.project])]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let renderer = try Renderer()
        let run = try SnapshotRun(project: invocation.snapshotProject())
        for declaration in try DeclaredVariant.declarations { try run.declare(declaration) }
        let reports = try DeclaredVariant.subjects(renderer: renderer).map {
            try run.report(on: $0, renderer: renderer)
        }
        let recorded = try run.recorded()
        let changed = reports.filter { !$0.outcome.isSame }
        try StandardStream.output.write(lines(of: recorded, changed).map { $0 + "\n" }.joined())
        return recorded.isFine ? .fine : .findings
    }

    /// Groups first, then every change, then what has no variant.
    private static func lines(of run: RecordedRun, _ changed: [SnapshotReport]) -> [String] {
        let count = run.variants.count
        return run.groups.map(\.description) + changed.map { $0.grouped(in: run).description }
            + run.orphans.map { "\($0): no variant has this golden; to remove: layoutsim prune" }
            + ["\(count - changed.count) of \(count) variants are as their goldens"]
    }
}
