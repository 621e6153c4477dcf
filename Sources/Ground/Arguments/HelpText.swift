/// The help of a command, in lines of at most 80 characters.
package struct HelpText: Hashable, Sendable, CustomStringConvertible {
    /// The whole text, ending with a newline.
    package let description: String

    /// Creates the help of the last command in a path that begins with the program.
    package init(of path: [Command]) {
        guard let command = path.last else { preconditionFailure("a path has a command") }
        let words = path.map(\.name).joined(separator: " ")
        let isProgram = path.count == 1
        var blocks = [TextWrapping.paragraph("\(words): \(command.summary)"), command.usage(words)]
        blocks += command.discussion.map { TextWrapping.paragraph($0) }
        blocks += [command.commandTable, command.operandTable]
        blocks += command.optionTables(withVersion: isProgram && !command.subcommands.isEmpty)
        blocks += [command.exampleLines]
        if !command.subcommands.isEmpty { blocks.append(["'\(words) COMMAND --help' describes a command."]) }
        description = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }
}

extension Command {
    fileprivate func usage(_ words: String) -> [String] {
        let parts = subcommands.isEmpty ? ["[options]"] + operands.map(\.usage) : ["COMMAND"]
        return ["usage: \(words) \(parts.joined(separator: " "))"]
    }

    fileprivate var commandTable: [String] {
        guard !subcommands.isEmpty else { return [] }
        return ["commands:"] + TextWrapping.table(subcommands.map { ($0.name, $0.summary) })
    }

    fileprivate var operandTable: [String] {
        guard !operands.isEmpty else { return [] }
        return ["arguments:"] + TextWrapping.table(operands.map { ($0.placeholder, $0.help) })
    }

    /// Returns a table for each section; `--help` comes last in the section "options".
    fileprivate func optionTables(withVersion: Bool) -> [[String]] {
        var common = [(label: "-h, --help", text: "show this help")]
        if withVersion { common.append(("    --version", "show the version")) }
        var sections = sections.map { ($0.heading, $0.options.map { $0.specification.row }) }
        if let index = sections.firstIndex(where: { $0.0 == "options" }) {
            sections[index].1 += common
        } else {
            sections.append(("options", common))
        }
        return sections.map { heading, rows in ["\(heading):"] + TextWrapping.table(rows) }
    }

    fileprivate var exampleLines: [String] {
        guard !examples.isEmpty else { return [] }
        let lines = examples.flatMap { ["  \($0.line)"] + TextWrapping.paragraph($0.effect, indentation: 6) }
        return ["examples:"] + lines
    }
}

extension OptionSpecification {
    fileprivate var row: (label: String, text: String) {
        let form = (short.map { "-\($0), " } ?? "    ") + longForm + (value.map { " \($0.placeholder)" } ?? "")
        return (form, repeats ? "\(help) (may be repeated)" : help)
    }
}
