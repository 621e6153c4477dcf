/// A command that can be invoked, with the words that lead to it.
struct CommandPath {
    var words: [String]
    var command: Command

    /// Returns the program and all its commands, parents before their subcommands.
    static func all(in program: Command, after words: [String] = []) -> [CommandPath] {
        let path = CommandPath(words: words + [program.name], command: program)
        return [path] + program.subcommands.flatMap { all(in: $0, after: path.words) }
    }

    /// The options of the command, including `--help`.
    var options: [OptionSpecification] {
        let help = OptionSpecification(name: "help", short: "h", help: "show this help", value: nil, repeats: false)
        let version = OptionSpecification(
            name: "version", short: nil, help: "show the version", value: nil, repeats: false)
        return command.options + [help] + (words.count == 1 ? [version] : [])
    }

    /// The completions of words that are not options.
    var operandWords: [String] { command.subcommands.map(\.name) + command.operands.flatMap(\.completion.words) }
    var operandsTakeFiles: Bool { command.operands.contains { $0.completion.takesFiles } }
}

extension OptionSpecification {
    /// The long and the short form, such as `--output` and `-o`.
    var forms: [String] { [longForm] + (short.map { ["-\($0)"] } ?? []) }
}
