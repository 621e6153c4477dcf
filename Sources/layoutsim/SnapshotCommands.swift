import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// What the commands on goldens have in common: the project, and the variants that are named.
enum SnapshotOptions {
    static let project = Option<String>(
        "project", .file("FOLDER"), help: "the folder that holds Snapshots (default: this folder or the nearest above)")
    static let all = Flag("all", help: "every pending variant")
    static let new = Flag("new", help: "every pending variant that has no golden yet")
    static let group = Option<String>(
        "group", .text("ID"), help: "the variants that 'layoutsim test' put together under this id")
    static let variants = Operand("VARIANT", .any, help: "such as badge-detail/w375-portrait@2x-longest")
}

extension Invocation {
    /// The project of the goldens; nothing but evidence is written where the environment sets `CI`.
    func snapshotProject() -> SnapshotProject {
        let root = self[SnapshotOptions.project] ?? nearestProject() ?? "."
        return SnapshotProject(root: root, isReadOnly: Environment.onlyChecks)
    }

    private func nearestProject() -> String? {
        let folders = ["."] + (1..<16).map { Array(repeating: "..", count: $0).joined(separator: "/") }
        return folders.first { File("\($0)/Snapshots").isFolder || File("\($0)/Package.swift").exists }
    }

    /// The pending variants that the operands name, or all of them.
    func pendingKeys(_ acceptance: Acceptance) throws -> [SnapshotKey] {
        let pending = try acceptance.pendingKeys()
        if let group = self[SnapshotOptions.group] { return try acceptance.pendingKeys(ofGroup: group) }
        if self[SnapshotOptions.all] { return pending }
        if self[SnapshotOptions.new] {
            let goldens = Set(try acceptance.project.goldens.keys())
            return pending.filter { !goldens.contains($0) }
        }
        let names = all(SnapshotOptions.variants)
        guard !names.isEmpty else { throw error(.missingOperand("VARIANT, --group, --new or --all")) }
        return try names.map { name in
            guard let key = pending.first(where: { $0.description == name || $0.variant == name }) else {
                let problem: ValueProblem =
                    pending.isEmpty
                    ? .other("is not pending; nothing is")
                    : .notAChoice(name, among: pending.map(\.description))
                throw error(.invalidValue(subject: "VARIANT", value: name, problem: problem))
            }
            return key
        }
    }
}

/// `layoutsim accept`: pending variants become goldens.
enum AcceptCommand {
    private static let waive = Option<String>(
        "waive", .text("REASON"),
        help:
            "accept layouts that are truncated, ambiguous or unsatisfiable, and write down why in layoutsim-waivers.txt"
    )

    static let subcommand = Subcommand(
        command: Command(
            "accept", summary: "make pending variants goldens",
            discussion: ["Look at what 'layoutsim show' prints and at the pictures in .layoutsim/runs/last first."],
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

/// `layoutsim reject`: pending variants are forgotten.
enum RejectCommand {
    static let subcommand = Subcommand(
        command: Command(
            "reject", summary: "forget pending variants",
            sections: [
                OptionSection([
                    SnapshotOptions.group, SnapshotOptions.new, SnapshotOptions.all, SnapshotOptions.project,
                ])
            ],
            operands: [SnapshotOptions.variants],
            examples: [Command.Example("layoutsim reject --all", "Forget everything that is pending.")]),
        run: { invocation in
            let acceptance = Acceptance(project: invocation.snapshotProject())
            let keys = try invocation.pendingKeys(acceptance)
            try acceptance.reject(keys)
            try StandardStream.output.write(keys.map { "rejected \($0)\n" }.joined())
            return .fine
        })
}
