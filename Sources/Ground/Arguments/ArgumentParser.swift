/// The result of parsing a command line.
package enum ParsedArguments: Sendable {
    case run(Invocation)
    /// The help of a command, to be printed.
    case help(HelpText)
    case version
}

/// Parses the command lines of a program.
package struct ArgumentParser: Sendable {
    /// The program itself, with its commands.
    package var program: Command { makeProgram() }
    private let makeProgram: @Sendable () -> Command

    /// Creates a parser; the commands are created only when a command line asks for more than the version.
    package init(_ program: @autoclosure @escaping @Sendable () -> Command) {
        makeProgram = program
    }

    /// Parses the words after the program's name.
    ///
    /// Options may be mixed with operands; `--` ends the options, and `-` is an operand.
    package func parse(_ words: [String]) throws(ArgumentError) -> ParsedArguments {
        if words.first == "--version" { return .version }
        var words = words[...]
        let program = program
        var path = [program]
        if words.first == "help", !program.subcommands.contains(where: { $0.name == "help" }) {
            return try help(for: words.dropFirst())
        }
        while let word = words.first, let command = path.last, !command.subcommands.isEmpty {
            if word.hasPrefix("-"), let answer = try answer(to: word, at: path) { return answer }
            path.append(try subcommand(word, of: path))
            words.removeFirst()
        }
        guard let command = path.last, command.subcommands.isEmpty else {
            throw ArgumentError(path: path.map(\.name), reason: .missingCommand)
        }
        var reading = InvocationReading(of: command, path: path.map(\.name), words: words)
        return try reading.read() ? .run(reading.checked()) : .help(HelpText(of: path))
    }

    /// The only options of a group of commands.
    private func answer(to word: String, at path: [Command]) throws(ArgumentError) -> ParsedArguments? {
        if word == "--help" || word == "-h" { return .help(HelpText(of: path)) }
        let known = path.count == 1 ? ["--help", "--version"] : ["--help"]
        throw ArgumentError(path: path.map(\.name), reason: .unknownOption(word, among: known))
    }

    private func subcommand(_ word: String, of path: [Command]) throws(ArgumentError) -> Command {
        let commands = path.last?.subcommands ?? []
        guard let command = commands.first(where: { $0.name == word }) else {
            throw ArgumentError(path: path.map(\.name), reason: .unknownCommand(word, among: commands.map(\.name)))
        }
        return command
    }

    private func help(for words: ArraySlice<String>) throws(ArgumentError) -> ParsedArguments {
        var path = [program]
        for word in words { path.append(try subcommand(word, of: path)) }
        return .help(HelpText(of: path))
    }
}
