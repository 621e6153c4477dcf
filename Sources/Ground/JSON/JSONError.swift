package import LayoutSimErrors

/// Why a JSON file could not be understood, and where.
package struct JSONError: ReportableError, Hashable {
    /// The file as the user named it.
    package var file: String
    /// The position of the fault.
    package var position: JSONPosition
    /// What is wrong.
    package var reason: Reason

    /// What is wrong with the file; `subject` is what the message is about, such as `record 17 'x': key 'icons'`.
    package enum Reason: Hashable, Sendable {
        case syntax(JSONSyntaxError)
        case missingKey(subject: String)
        case unknownKey(String, owner: String, suggestion: String?)
        case wrongType(subject: String, found: String, expected: String)
        case wrongValue(subject: String, found: String, expected: String, suggestion: String?)
        /// A fault found by the code that reads the values.
        case other(subject: String, message: String)
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }

    package var description: String { "\(file):\(position.line): error: \(message)" }

    /// The message without the location.
    package var message: String {
        switch reason {
        case .syntax(let error): "\(error.message) (column \(position.column))"
        case .missingKey(let subject): "\(subject) is missing"
        case .unknownKey(let key, let owner, let suggestion):
            "\(owner): unknown key '\(key)'\(Suggestion.question(suggestion))"
        case .wrongType(let subject, let found, let expected): "\(subject) is \(found), expected \(expected)"
        case .wrongValue(let subject, let found, let expected, let suggestion):
            "\(subject) is \(found), expected \(expected)\(Suggestion.question(suggestion))"
        case .other(let subject, let message): "\(subject) \(message)"
        }
    }
}
