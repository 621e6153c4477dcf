import LayoutSimNotation

/// Completion for zsh: a function for each command, made of the specifications that `_arguments` takes.
struct ZshCompletion {
    private let program: Command
    private let paths: [CommandPath]

    init(_ program: Command) {
        self.program = program
        paths = CommandPath.all(in: program)
    }

    var script: String {
        let lines =
            [
                "#compdef \(program.name)",
                "# completion of \(program.name) for zsh: put it as _\(program.name) into $fpath",
            ]
            + paths.flatMap(function) + ["if [ \"$funcstack[1]\" = \"_\(program.name)\" ]; then"]
            + ["    _\(program.name) \"$@\"", "else", "    compdef _\(program.name) \(program.name)", "fi"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func function(_ path: CommandPath) -> [String] {
        ["\(name(path.words))() {"] + (path.command.subcommands.isEmpty ? leaf(path) : group(path)).map { "    \($0)" }
            + ["}"]
    }

    private func name(_ words: [String]) -> String { "_" + words.joined(separator: "_") }

    private func leaf(_ path: CommandPath) -> [String] {
        ["_arguments -s -S \\"] + continued(path.options.map(specification) + path.command.operands.map(specification))
    }

    /// Offers the subcommands, then leaves the rest of the line to the subcommand's function.
    private func group(_ path: CommandPath) -> [String] {
        let commands = path.command.subcommands.map { command in
            "    " + "\(command.name):\(command.summary)".singleQuoted
        }
        let branches = path.command.subcommands.map { "        \($0.name)) \(name(path.words + [$0.name])) ;;" }
        return ["local state", "local -a commands=("] + commands + [")"]
            + ["_arguments -C \\"] + continued(path.options.map(specification) + ["'1: :->command'", "'*:: :->words'"])
            + ["case $state in", "    command) _describe command commands ;;", "    words) case $words[1] in"]
            + branches + ["    esac ;;", "esac"]
    }

    private func continued(_ specifications: [String]) -> [String] {
        specifications.enumerated().map { index, text in
            "    \(text)" + (index == specifications.count - 1 ? "" : " \\")
        }
    }

    /// `'(-o --output)'{-o,--output=}'[help]:FILE:_files'`
    private func specification(_ option: OptionSpecification) -> String {
        let tail =
            "[\(zshEscaped(option.help))]" + (option.value.map { Self.value($0.placeholder, $0.completion) } ?? "")
        let assignment = option.value == nil ? "" : "="
        guard let short = option.short else {
            return "\(option.repeats ? "*" : "")\(option.longForm)\(assignment)\(tail)".singleQuoted
        }
        let forms = "{-\(short)\(assignment.isEmpty ? "" : "+"),\(option.longForm)\(assignment)}"
        let exclusion = option.repeats ? "'*'" : "(-\(short) \(option.longForm))".singleQuoted
        return exclusion + forms + tail.singleQuoted
    }

    private func specification(_ operand: Operand) -> String {
        let prefix = operand.repeats ? "*" : ""
        let colon = operand.isRequired || operand.repeats ? ":" : "::"
        return "\(prefix)\(colon)\(Self.value(operand.placeholder, operand.completion).dropFirst())".singleQuoted
    }

    private static func value(_ placeholder: String, _ completion: Completion) -> String {
        let words = completion.words.map(zshEscaped).joined(separator: " ")
        let action =
            switch completion {
            case .nothing: " "
            case .files: "_files"
            case .words: "(\(words))"
            case .wordsOrFiles: "{_alternative 'words:\(zshEscaped(placeholder)):(\(words))' 'files:file:_files'}"
            }
        return ":\(zshEscaped(placeholder)):\(action)"
    }
}
