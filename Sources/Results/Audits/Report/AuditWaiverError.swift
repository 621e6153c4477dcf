import LayoutSimNotation
package import LayoutSimErrors

/// Why a waiver file is invalid.
package struct AuditWaiverError: ReportableError, Hashable {
    /// The problem with a line.
    package enum Reason: Error, Hashable, Sendable {
        case encoding
        case unknownRule(String)
        case missingView
        case unreadableView
        case unreadableScreen
        case unreadableWidths(String)
        case missingReason
        /// Unexpected text between the view and the reason.
        case unexpected(String)
    }

    /// The file, as specified by the user.
    package var file: String
    /// The number of the line, from 1.
    package var line: Int
    /// The problem.
    package var reason: Reason

    package var exitStatus: ExitStatus { .inputNotUnderstood }

    package var description: String { "\(file):\(line): error: \(message)" }

    private var message: String {
        switch reason {
        case .encoding: "the file is not UTF-8"
        case .unknownRule(let name):
            "there is no rule \(quoted(name))\(Suggestion.question(for: name, among: AuditRule.allCases.map(\.rawValue)))"
        case .missingView: "the view is missing; write its id or name, or '*' for every view"
        case .unreadableView: "the view's name cannot be read; put it between double quotes"
        case .unreadableScreen: "the screen after 'in' cannot be read; put its name between double quotes"
        case .unreadableWidths(let text):
            "\(quoted(text)) after 'at' is not a range of widths; write one such as 320...340"
        case .missingReason: "the reason is missing; write it after '#'"
        case .unexpected(let text): "expected '#' and the reason, found \(quoted(text))"
        }
    }
}
