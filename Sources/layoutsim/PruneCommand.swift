import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimSnapshots

/// `layoutsim prune`: goldens that no variant has.
enum PruneCommand {
    private static let check = Flag("check", help: "only list them; the exit status is 1 where there are any")
    private static let screen = Option<String>(
        "screen", .text("NAME"), help: "all goldens of a screen that no test declared")

    static let subcommand = Subcommand(
        command: Command(
            "prune", summary: "remove goldens that no variant has",
            discussion: [
                "Goldens are held against all variants that their screens have, not against those that a run looked at. "
                    + "The variants of screens of other packages are those that the last runs of 'swift test' declared.",
                "Goldens of a screen that no test declared are listed and left alone, unless --screen names it.",
            ],
            sections: [OptionSection([check, screen, SnapshotOptions.project])],
            examples: [
                Command.Example("layoutsim prune --check", "List goldens that no variant has."),
                Command.Example("layoutsim prune --screen profile", "The screen is gone, and so are its goldens."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = invocation.snapshotProject()
        let declarations = DeclaredVariant.declarations(of: try DeclaredVariant.all)
        let search = try OrphanSearch(in: project, declarations: declarations)
        let orphans = try invocation[screen].map { try goldens(of: $0, search, invocation) } ?? search.orphans
        let unknown = search.undeclared.filter { !orphans.contains($0) }.map {
            "\($0): declared by no test that ran here; run 'swift test' first, or: layoutsim prune --screen \(shellWord($0.screen))\n"
        }
        try StandardStream.error.write(unknown.joined())
        if invocation[check] {
            try StandardStream.output.write(orphans.map { "\($0): no variant has this golden\n" }.joined())
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
            ? .other("is no screen without a test; there is none")
            : .notAChoice(name, among: names)
        throw invocation.error(.invalidValue(subject: "--screen", value: name, problem: problem))
    }
}
