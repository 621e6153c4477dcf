package import LayoutSimErrors

/// Why a command line could not be understood.
package struct ArgumentError: ReportableError, Hashable {
    /// The words that led to the command: `layoutsim catalogue`.
    package var path: [String]
    package var reason: Reason

    /// What is wrong; options are named as they were written.
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

    package init(path: [String], reason: Reason) {
        self.path = path
        self.reason = reason
    }

    package var exitStatus: ExitStatus { .usage }
}
