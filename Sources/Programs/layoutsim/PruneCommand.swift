import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimSnapshots

/// The command `layoutsim prune`, which removes goldens without a variant.
enum PruneCommand {
    private static let check = Flag("check", help: "only list them; the exit status is 1 if there are any")
    private static let screen = Option<String>(
        "screen", .text("NAME"), help: "all goldens of a screen that no test declared")

    static let subcommand = Subcommand(
        command: Command(
            "prune", summary: "remove goldens that belong to no variant",
            discussion: [
                "Goldens are compared with all variants of their screens, not only with those that a run tested. For "
                    + "screens of other packages, these are the variants that the last runs of 'swift test' declared.",
                "Goldens of a screen that no test declared are listed and left alone, unless --screen names it.",
            ],
            sections: [OptionSection([check, screen, SnapshotOptions.project])],
            examples: [
                Command.Example("layoutsim prune --check", "List goldens that belong to no variant."),
                Command.Example(
                    "layoutsim prune --screen profile", "Remove the goldens of a screen that no longer exists."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = try invocation.snapshotProject()
        let search = try OrphanSearch(in: project, declarations: TestedSubjects(of: project).declarations())
        let orphans = try invocation[screen].map { try goldens(of: $0, search, invocation) } ?? search.orphans
        let unknown = search.undeclared.filter { !orphans.contains($0) }.map {
            "\($0): not declared by any test that ran here; run 'swift test' first, or: layoutsim prune --screen \(shellWord($0.screen))\n"
        }
        try StandardStream.error.write(unknown.joined())
        if invocation[check] {
            try StandardStream.output.write(orphans.map { "\($0): no variant uses this golden\n" }.joined())
            return orphans.isEmpty ? .fine : .findings
        }
        try Acceptance(project: project).prune(orphans)
        try StandardStream.output.write(orphans.map { "removed \($0)\n" }.joined())
        return .fine
    }

    private static func goldens(
        of name: String, _ search: OrphanSearch, _ invocation: Invocation
    ) throws -> [SnapshotKey] {
        let found = search.undeclared.filter { $0.screen == name }
        guard found.isEmpty else { return found }
        let names = Set(search.undeclared.map(\.screen)).sorted()
        let problem: ValueProblem =
            names.isEmpty
            ? .other("is not a screen without a test; there are none")
            : .notAChoice(name, among: names)
        throw invocation.error(.invalidValue(subject: "--screen", value: name, problem: problem))
    }
}
