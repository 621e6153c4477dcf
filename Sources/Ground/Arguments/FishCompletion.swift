import LayoutSimNotation

/// Completion for fish: a line for each suggestion, with the words that must precede it.
struct FishCompletion {
    private let program: Command
    private let paths: [CommandPath]

    init(_ program: Command) {
        self.program = program
        paths = CommandPath.all(in: program)
    }

    var script: String {
        let lines =
            ["# completion of \(program.name) for fish: put it into ~/.config/fish/completions", rule("-f")]
            + paths.flatMap(rules)
        return lines.joined(separator: "\n") + "\n"
    }

    private func rules(_ path: CommandPath) -> [String] {
        let condition = "-n \(Self.condition(path).singleQuoted)"
        let commands = path.command.subcommands.map { command in
            rule("\(condition) -a \(command.name) -d \(fishQuoted(command.summary))")
        }
        let operands = path.command.operands.flatMap { operand in
            offers(operand.completion).map { rule("\(condition) \($0) -d \(fishQuoted(operand.placeholder))") }
        }
        let options = path.options.map { rule("\(condition) \(Self.option($0))") }
        return commands + operands + options
    }

    private func rule(_ text: String) -> String { "complete -c \(program.name) \(text)" }

    private func offers(_ completion: Completion) -> [String] {
        var offers: [String] = []
        if !completion.words.isEmpty { offers.append("-a \(fishQuoted(completion.words.joined(separator: " ")))") }
        if completion.takesFiles { offers.append("-F") }
        return offers
    }

    /// Returns the condition that the command's own words are present, and no word of a subcommand.
    private static func condition(_ path: CommandPath) -> String {
        let seen = path.words.dropFirst().map { "__fish_seen_subcommand_from \($0)" }
        let subcommands = path.command.subcommands.map(\.name).joined(separator: " ")
        let unseen = subcommands.isEmpty ? [] : ["not __fish_seen_subcommand_from \(subcommands)"]
        let conditions = seen + unseen
        return conditions.isEmpty ? "true" : conditions.joined(separator: "; and ")
    }

    private static func option(_ option: OptionSpecification) -> String {
        var text = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name) -d \(fishQuoted(option.help))"
        guard let completion = option.value?.completion else { return text }
        text += completion.takesFiles ? " -r -F" : " -x"
        if !completion.words.isEmpty { text += " -a \(fishQuoted(completion.words.joined(separator: " ")))" }
        return text
    }
}
