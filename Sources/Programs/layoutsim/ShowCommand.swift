import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots

/// The command `layoutsim show`, which prints a change of the last run as text.
enum ShowCommand {
    private static let change = Operand(
        "CHANGE", .one, completion: .files,
        help: "a variant such as badge-detail/w375-portrait@2x-longest, the id of a group, or the file of a golden")
    private static let newFile = Operand("NEW", .optional, completion: .files, help: "a file to compare the first with")

    static let subcommand = Subcommand(
        command: Command(
            "show", summary: "print the cause, effects and tree diff of a change that the last test found",
            discussion: [
                "Also describes the file of a golden, or the difference between two, in the form that git uses."
            ],
            sections: [OptionSection([SnapshotOptions.project])], operands: [change, newFile],
            examples: [
                Command.Example("layoutsim show 7c1f", "Show a group's change on its smallest screen."),
                Command.Example(
                    "layoutsim show old.png new.png", "Print the differences between two pictures or trees."),
            ]),
        run: { invocation in
            let name = invocation[change] ?? ""
            if let new = invocation[newFile] {
                let difference = try ShownFiles.difference(name, new)
                try StandardStream.output.write(withCodes: difference)
                return difference.isEmpty ? .fine : .findings
            }
            if ShownFiles.isFile(name) {
                try StandardStream.output.write(withCodes: ShownFiles.text(of: name))
                return .fine
            }
            let project = try invocation.snapshotProject()
            let run = try project.lastRun()
            if let group = run.group(name) {
                try StandardStream.output.write(heading(of: group) + text(of: group.representative, in: run))
                return .fine
            }
            let named = run.changed.filter { $0.description == name || $0.variant == name }
            guard let key = named.first else { throw unknown(name, in: run, invocation) }
            try StandardStream.output.write(text(of: key, in: run))
            return .fine
        })

    private static func heading(of group: RecordedRun.Group) -> String {
        "\(group.id)  \(group.headline)\n" + group.keys.map { "  \($0)\n" }.joined()
            + "to accept: layoutsim accept --group \(group.id)\n\n"
    }

    private static func text(of key: SnapshotKey, in run: RecordedRun) throws -> String {
        guard let variant = run.variant(key) else { return "" }
        let difference = variant.evidence.treeDifference
        let lines = difference.exists ? [String(decoding: try difference.contents(), as: UTF8.self)] : []
        let pictures = variant.pictureLines.map { $0 + "\n" }
        return ([variant.text] + lines + [pictures.joined()]).joined(separator: "\n")
    }

    private static func unknown(_ name: String, in run: RecordedRun, _ invocation: Invocation) -> any Error {
        let names = run.groups.map(\.id) + run.changed.map(\.description)
        let problem: ValueProblem =
            names.isEmpty
            ? .other("is not a change of the last test, which found no changes")
            : .notAChoice(name, among: names)
        return invocation.error(.invalidValue(subject: "CHANGE", value: name, problem: problem))
    }
}
