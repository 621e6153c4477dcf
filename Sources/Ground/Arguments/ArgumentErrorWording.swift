import LayoutSimErrors

extension ArgumentError: CustomStringConvertible {
    /// The error as one line that names the command, with advice.
    package var description: String { "\(command): error: \(reason.wording)\(advice)" }

    private var command: String { path.joined(separator: " ") }

    /// Errors without other advice refer to the help.
    private var advice: String { reason.advises ? "" : "; see '\(command) --help'" }
}

extension ArgumentError.Reason {
    fileprivate var advises: Bool {
        switch self {
        case .unknownCommand(_, let suggestion), .unknownOption(_, let suggestion): suggestion != nil
        case .invalidValue: true
        case .missingValue(_, _, let next): next != nil
        default: false
        }
    }

    fileprivate var wording: String {
        switch self {
        case .missingCommand: "missing command"
        case .unknownCommand(let word, let suggestion): "unknown command '\(word)'\(Suggestion.question(suggestion))"
        case .unknownOption(let option, let suggestion): "unknown option '\(option)'\(Suggestion.question(suggestion))"
        case .missingValue(let option, let placeholder, let next):
            "missing value \(placeholder) after '\(option)'" + (next.map { hint(option, $0) } ?? "")
        case .unexpectedValue(let option, let value): "option '\(option)' takes no value, found '\(value)'"
        case .invalidValue(let subject, let value, let problem): "\(subject): '\(value)' \(problem.wording)"
        case .repeatedOption(let option): "option '\(option)' is given twice"
        case .exclusiveOptions(let first, let second): "options '\(first)' and '\(second)' exclude each other"
        case .missingOperand(let placeholder): "missing argument \(placeholder)"
        case .unexpectedOperand(let value): "unexpected argument '\(value)'"
        }
    }

    /// Whether a missing value is followed by what looks like an option.
    private func hint(_ option: String, _ next: String) -> String {
        option.hasPrefix("--") ? "; if '\(next)' is the value, write '\(option)=\(next)'" : ""
    }
}
