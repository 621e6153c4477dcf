import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimGoldenTesting
import LayoutSimRevisions
import LayoutSimSnapshots

/// The command `layoutsim test`, which compares scenes of storyboards and xibs, or the badge detail, with their
/// goldens.
enum TestCommand {
    private static let filter = Option<String>(
        "filter", .text(),
        help: "only variants whose names, such as Main.SignIn/iphone-6-portrait@2x, contain this")
    private static let shard = Option<Shard>(
        "shard", Shard.format, help: "only this share of the variants, such as 3/8")
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    static let subcommand = Subcommand(
        command: Command(
            "test", summary: "compare screens with their goldens",
            discussion: [
                "Tests each scene of the storyboards and xibs that are named, and each view and cell that no scene shows; "
                    + "without files, those of \(FileProjectSettings.fileName), which 'layoutsim init' writes. Where there "
                    + "is neither, it tests the badge detail.",
                "Never writes a golden: new and changed variants wait in .layoutsim/pending for 'layoutsim accept', and the "
                    + "expected picture, the actual one and their difference are in .layoutsim/runs. The exit status is 1 if "
                    + "something differs, 65 if a golden or a file cannot be read; the others are tested all the same.",
                "Variants with the same change form a group; 'layoutsim show' and 'layoutsim accept --group' take the id of "
                    + "a group.",
                "If the environment variable CI is set, nothing but the run is written. Bazel's variables for sharded tests "
                    + "are supported.",
            ],
            sections: [
                FileProjectOptions.section, OptionSection([filter, shard, format, SnapshotOptions.project]),
            ],
            operands: [FileProjectOptions.files],
            examples: [
                Command.Example("layoutsim test", "Everything that \(FileProjectSettings.fileName) names."),
                Command.Example(
                    "layoutsim test Main.storyboard Cells/*.xib",
                    "These files, on the smallest and the largest current phone."),
                Command.Example("layoutsim test --filter longest", "Only variants with the longest texts."),
                Command.Example(
                    "layoutsim test --shard 3/8", "One of eight machines; 'layoutsim report' merges their runs."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let format = invocation[format] ?? .text
        guard let files = try invocation.fileProject() else {
            try FileProjectOptions.checkAbsence(in: invocation)
            return try testBadges(invocation).write(as: format)
        }
        let project = SnapshotProject(root: files.root, isReadOnly: Environment.onlyChecks)
        try project.checkIsComplete()
        let reading = try FileProjectReading(files)
        // If nothing could be read, the findings of the last run are kept.
        guard !reading.files.isEmpty else { return reading.status }
        return try test(reading, in: project, invocation).write(as: format)
    }

    private static func test(
        _ reading: FileProjectReading, in project: SnapshotProject, _ invocation: Invocation
    ) throws -> TestResults {
        let scenes = Set(invocation.all(FileProjectOptions.scene))
        let all = reading.files.flatMap { file in
            file.matrix.flatMap { file.keys(of: $0, scenes: scenes) }
        }
        if !scenes.isEmpty, all.isEmpty { throw unknown(scenes, reading, invocation) }
        let chosen = try chosen(among: all, invocation)
        let run = try SnapshotRun(project: project, origin: RunOrigin(ofProject: project.root))
        for declaration in try reading.declarations(in: project) { try run.declare(declaration) }
        var changed: [SnapshotReport] = []
        let status = try FileSnapshotCheck(run: run, files: reading.files, keys: Set(chosen)).forEach { report in
            if !report.outcome.isSame { changed.append(report) }
        }
        let inputs = status.rawValue > reading.status.rawValue ? status : reading.status
        return TestResults(run: try run.recorded(), changed: changed, inputs: inputs)
    }

    private static func testBadges(_ invocation: Invocation) throws -> TestResults {
        let all = try DeclaredVariant.all
        let chosen = Set(try chosen(among: all.map(\.key), invocation))
        let project = try invocation.snapshotProject()
        try checkIsOurs(project, all)
        let run = try SnapshotRun(project: project, origin: RunOrigin(ofProject: project.root))
        for declaration in DeclaredVariant.declarations(of: all) { try run.declare(declaration) }
        var changed: [SnapshotReport] = []
        try SnapshotCheck(run: run).forEach(in: all.filter { chosen.contains($0.key) }) { report in
            if !report.outcome.isSame { changed.append(report) }
        }
        return TestResults(run: try run.recorded(), changed: changed)
    }

    private static func chosen(among all: [SnapshotKey], _ invocation: Invocation) throws -> [SnapshotKey] {
        let shard = try invocation[shard] ?? Shard.ofBazel() ?? .whole
        guard let text = invocation[filter] else { return shard.share(of: all) }
        let named = all.filter { $0.description.contains(text) }
        guard !named.isEmpty else {
            let problem = ValueProblem.other("matches the name of none of the \(all.count) variants")
            throw invocation.error(.invalidValue(subject: "--filter", value: text, problem: problem))
        }
        return shard.share(of: named)
    }

    private static func unknown(
        _ scenes: Set<String>, _ reading: FileProjectReading, _ invocation: Invocation
    ) -> any Error {
        let names = reading.files.flatMap {
            $0.screens.compactMap { $0.name.split(separator: ".").last.map(String.init) }
        }
        let scene = scenes.sorted()[0]
        return invocation.error(
            .invalidValue(subject: "--scene", value: scene, problem: .notAChoice(scene, among: names)))
    }

    /// Throws in another project, which has no goldens of the badge detail and would get some.
    private static func checkIsOurs(_ project: SnapshotProject, _ variants: [DeclaredVariant]) throws {
        let goldens = try project.goldens.lock().entries
        guard variants.allSatisfy({ goldens[$0.key] == nil }) else { return }
        let package = project.root == "." ? "Package.swift" : "\(project.root)/Package.swift"
        if File(package).exists { throw OtherPackage(file: package) }
        guard let example = try FileSearch.files(below: project.root).first else { return }
        throw FileProjectError(file: project.root, .noSettings(example: example))
    }
}

/// The error of a folder that belongs to a package with tests of its own.
private struct OtherPackage: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .usage }
    var description: String {
        "\(file): error: this package has no goldens of the badge detail, which is all that 'layoutsim test' draws; "
            + "run 'swift test', then 'layoutsim review'"
    }
}

extension TestedFile {
    /// Returns the goldens of a variant, only those of some scenes if any are named.
    fileprivate func keys(of variant: Variant<String?>, scenes: Set<String>) -> [SnapshotKey] {
        zip(screens, keys(of: variant)).filter { scenes.isEmpty || !scenes.isDisjoint(with: $0.0.sceneNames) }.map(\.1)
    }
}
