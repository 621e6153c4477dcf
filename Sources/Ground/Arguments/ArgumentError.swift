package import LayoutSimErrors

/// Why a command line could not be understood.
package struct ArgumentError: ReportableError, Hashable {
    /// The words that led to the command: `layoutsim catalog`.
    package var path: [String]
    /// The reason that the command line is not valid.
    package var reason: Reason

    /// The ways in which a command line can be invalid; options are spelled as the user wrote them.
    package enum Reason: Hashable, Sendable {
        case missingCommand
        case unknownCommand(String, suggestion: String?)
        case unknownOption(String, suggestion: String?)
        case missingValue(option: String, placeholder: String, next: String?)
        case unexpectedValue(option: String, value: String)
        case invalidValue(subject: String, value: String, problem: ValueProblem)
        case repeatedOption(String)
        case exclusiveOptions(String, String)
        case missingOperand(String)
        case unexpectedOperand(String)
    }

    /// Creates an error about the command that a path of words leads to.
    package init(path: [String], reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The exit status for incorrect usage.
    package var exitStatus: ExitStatus { .usage }
}
