import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// `layoutsim test`: the badge detail's variants against their goldens.
enum TestCommand {
    private static let filter = Option<String>(
        "filter", .text(),
        help: "only variants whose names, such as badge-detail/w375-portrait@2x-longest, contain this")
    private static let shard = Option<Shard>(
        "shard", Shard.format, help: "only this share of the variants, such as 3/8")

    static let subcommand = Subcommand(
        command: Command(
            "test", summary: "compare the badge detail with its goldens",
            discussion: [
                "Never writes a golden: what is new or changed waits in .layoutsim/pending for 'layoutsim accept', and the "
                    + "expected picture, the actual one and their difference are in .layoutsim/runs. The exit status is 1 if "
                    + "something differs, 65 if a golden cannot be read.",
                "Variants with the same change form a group; 'layoutsim show' and 'layoutsim accept --group' take the id of "
                    + "a group.",
                "If the environment variable CI is set, nothing but the run is written. Bazel's variables for sharded tests "
                    + "are supported.",
            ],
            sections: [OptionSection([filter, shard, SnapshotOptions.project])],
            examples: [
                Command.Example("layoutsim test --filter longest", "Only variants with the longest texts."),
                Command.Example(
                    "layoutsim test --shard 3/8", "One of eight machines; 'layoutsim report' merges their runs."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let all = try DeclaredVariant.all
        let chosen = try variants(of: all, invocation)
        let project = try invocation.snapshotProject()
        try checkIsOurs(project, all)
        let run = try SnapshotRun(project: project)
        for declaration in DeclaredVariant.declarations(of: all) { try run.declare(declaration) }
        var changed: [SnapshotReport] = []
        try SnapshotCheck(run: run).forEach(in: chosen) { report in
            if !report.outcome.isSame { changed.append(report) }
        }
        let recorded = try run.recorded()
        try StandardStream.output.write(lines(of: recorded, changed).map { $0 + "\n" }.joined())
        if recorded.isFine { return .fine }
        return changed.contains { $0.outcome == .broken } ? .inputNotUnderstood : .findings
    }

    private static func variants(
        of all: [DeclaredVariant], _ invocation: Invocation
    ) throws -> [DeclaredVariant] {
        let shard = try invocation[shard] ?? Shard.ofBazel() ?? .whole
        guard let text = invocation[filter] else { return shard.share(of: all) }
        let named = all.filter { $0.key.description.contains(text) }
        guard !named.isEmpty else {
            let problem = ValueProblem.other("is in the name of none of the \(all.count) variants")
            throw invocation.error(.invalidValue(subject: "--filter", value: text, problem: problem))
        }
        return shard.share(of: named)
    }

    /// Throws in another package, which has no goldens of the badge detail and would get some.
    private static func checkIsOurs(_ project: SnapshotProject, _ variants: [DeclaredVariant]) throws {
        let package = File("\(project.root)/Package.swift")
        guard package.exists else { return }
        let goldens = try project.goldens.lock().entries
        guard variants.allSatisfy({ goldens[$0.key] == nil }) else { return }
        throw OtherPackage(file: package.path)
    }

    /// Groups first, then every change, then what has no variant.
    private static func lines(of run: RecordedRun, _ changed: [SnapshotReport]) -> [String] {
        let count = run.variants.count
        return run.groups.map(\.description) + changed.map { $0.grouped(in: run).description }
            + run.orphans.map { "\($0): no variant has this golden; to remove: layoutsim prune" }
            + ["\(count - changed.count) of \(count) variants match their goldens"]
            + (run.notRun.isEmpty ? [] : ["\(run.notRun.count) variants were left out"])
    }
}

/// The folder is that of a package with tests of its own.
private struct OtherPackage: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .usage }
    var description: String {
        "\(file): error: this package has no goldens of the badge detail, which is all that 'layoutsim test' draws; "
            + "run 'swift test', then 'layoutsim review'"
    }
}
