import LayoutSimArguments
import LayoutSimCatalogue
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSnapshots

/// `layoutsim test`: the badge detail's variants against their goldens.
enum TestCommand {
    static let subcommand = Subcommand(
        command: Command(
            "test", summary: "compare the badge detail with its goldens",
            discussion: [
                "Never writes a golden: what is new or changed waits in .layoutsim/pending for 'layoutsim accept', and "
                    + "expected, actual and difference are in .layoutsim/runs/last. The exit status is 1 where something "
                    + "differs."
            ],
            sections: [OptionSection([SnapshotOptions.project])]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let renderer = try Renderer()
        let badges = try BadgeCatalogue.embedded
        let run = try SnapshotRun(project: invocation.snapshotProject())
        let variants = try ScreenVariant.matrix(of: .badgeDetail, devices: .embedded).flatMap(\.self)
        let keys = variants.map { SnapshotKey(screen: $0.request.screen.rawValue, variant: $0.name) }
        var reports: [SnapshotReport] = []
        for (key, variant) in zip(keys, variants) {
            let screen = variant.request.screen(badges: badges, measure: renderer.extent).screen
            reports.append(try run.report(on: SnapshotSubject(key: key, screen: screen), renderer: renderer))
        }
        let changed = reports.filter { !$0.outcome.isSame }
        let orphans = try run.orphans(declared: keys).map { "\($0): no variant has this golden" }
        let summary = "\(reports.count - changed.count) of \(reports.count) variants are as their goldens"
        try StandardStream.output.write((changed.map(\.description) + orphans + [summary]).map { $0 + "\n" }.joined())
        return changed.isEmpty && orphans.isEmpty ? .fine : .findings
    }
}
