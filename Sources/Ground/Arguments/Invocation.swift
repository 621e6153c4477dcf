/// A command with the values of its options and operands.
package struct Invocation: Sendable {
    /// The command that was called.
    package let command: Command
    /// The words that led to the command, starting with the program's name: `["layoutsim", "catalog", "check"]`.
    package let path: [String]
    /// The options and operands, in the order of the command line.
    var options: [(name: String, value: String)] = []
    var operands: [(placeholder: String, value: String)] = []

    /// Whether a flag is given.
    package subscript(flag: Flag) -> Bool { has(flag) }

    /// Returns whether an option is given.
    package func has(_ option: any CommandOption) -> Bool {
        !values(of: option.specification).isEmpty
    }

    /// The value of an option, the last one if it is repeated.
    package subscript<Value>(option: Option<Value>) -> Value? {
        all(option).last
    }

    /// The values of an option in the order of the command line.
    package func all<Value>(_ option: Option<Value>) -> [Value] {
        values(of: option.specification).map { text in
            do throws(ValueProblem) {
                return try option.format.read(text)
            } catch {
                preconditionFailure("'\(option.specification.longForm)' was checked with another format")
            }
        }
    }

    /// The value of an operand that occurs at most once.
    package subscript(operand: Operand) -> String? {
        all(operand).last
    }

    /// The values of an operand in the order of the command line.
    package func all(_ operand: Operand) -> [String] {
        precondition(
            command.operands.contains { $0.placeholder == operand.placeholder },
            "'\(path.joined(separator: " "))' has no operand \(operand.placeholder)")
        return operands.filter { $0.placeholder == operand.placeholder }.map(\.value)
    }

    /// Returns an error about this invocation, for conditions that only the command itself can check.
    package func error(_ reason: ArgumentError.Reason) -> ArgumentError {
        ArgumentError(path: path, reason: reason)
    }

    private func values(of option: OptionSpecification) -> [String] {
        precondition(
            command.options.contains { $0.name == option.name },
            "'\(path.joined(separator: " "))' has no option \(option.longForm)")
        return options.filter { $0.name == option.name }.map(\.value)
    }
}
