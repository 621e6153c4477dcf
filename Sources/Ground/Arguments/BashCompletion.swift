/// Completion for bash: a function that finds the command, then offers values, options or operands.
struct BashCompletion {
    private let program: Command
    private let paths: [CommandPath]

    init(_ program: Command) {
        self.program = program
        paths = CommandPath.all(in: program)
    }

    var script: String {
        let function = "_\(program.name)"
        let lines =
            ["# completion of \(program.name) for bash: source this file", "\(function)() {"]
            + preparation.map { "    \($0)" } + ["    case \"$path $previous\" in"] + values
            + ["    esac", "    case \"$path\" in"] + words + ["    esac", "}"]
            + ["complete -F \(function) \(program.name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Handles `--width=320`, which reaches the function as three words.
    private var preparation: [String] {
        let commands = paths.dropFirst().map { $0.words.joined(separator: " ").singleQuoted }
        return [
            "local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
            "local path=\(program.name.singleQuoted) i",
            "if [[ $current == '=' ]]; then current=",
            "elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "for ((i = 1; i < COMP_CWORD; i++)); do",
            "    case \"$path ${COMP_WORDS[i]}\" in",
            "        \(commands.isEmpty ? "''" : commands.joined(separator: " | "))) path+=\" ${COMP_WORDS[i]}\" ;;",
            "    esac",
            "done",
            "COMPREPLY=()",
        ]
    }

    private var values: [String] {
        paths.flatMap { path in
            path.options.flatMap { option -> [String] in
                guard let value = option.value else { return [] }
                let patterns = option.forms.map { (path.words + [$0]).joined(separator: " ").singleQuoted }
                return Self.branch(
                    patterns, offering: Self.offer(value.completion.words, files: value.completion.takesFiles))
            }
        }
    }

    private var words: [String] {
        paths.flatMap { path in
            let options = Self.offer(path.options.map(\.longForm), files: false)
            let operands = Self.offer(path.operandWords, files: path.operandsTakeFiles)
            return Self.branch(
                [path.words.joined(separator: " ").singleQuoted],
                offering: ["if [[ $current == -* ]]; then"] + options.map { "    \($0)" }
                    + (operands.isEmpty ? [] : ["else"] + operands.map { "    \($0)" }) + ["fi"])
        }
    }

    private static func branch(_ patterns: [String], offering lines: [String]) -> [String] {
        ["        \(patterns.joined(separator: " | ")))"] + lines.map { "            \($0)" } + [
            "            return ;;"
        ]
    }

    private static func offer(_ words: [String], files: Bool) -> [String] {
        var lines: [String] = []
        if files { lines.append("compopt -o filenames 2>/dev/null") }
        if !words.isEmpty {
            let list = words.joined(separator: " ").singleQuoted
            lines.append("mapfile -t COMPREPLY < <(compgen -W \(list) -- \"$current\")")
        }
        if files {
            lines.append("mapfile -t -O \"${#COMPREPLY[@]}\" COMPREPLY < <(compgen -f -- \"$current\")")
        }
        return lines
    }
}
