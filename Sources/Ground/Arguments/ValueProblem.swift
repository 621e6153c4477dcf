import LayoutSimErrors

/// Why a text is not a valid value.
package enum ValueProblem: Error, Hashable, Sendable {
    case empty
    case notANumber
    case notWhole
    /// The value lies outside these bounds, given as printed.
    case outOfRange(from: String, to: String)
    case notAChoice([String], suggestion: String?)
    /// A problem found by the command itself.
    case other(String)
}

extension ValueProblem {
    /// The value is none of these choices; the problem includes the choice that was probably meant.
    package static func notAChoice(_ word: String, among choices: [String]) -> ValueProblem {
        .notAChoice(choices, suggestion: Suggestion.nearest(to: word, among: choices))
    }

    /// What is wrong, such as "is not a number".
    var wording: String {
        switch self {
        case .empty: "is empty"
        case .notANumber: "is not a number"
        case .notWhole: "is not a whole number"
        case .outOfRange(let from, let to): "is not from \(from) to \(to)"
        case .notAChoice(let choices, let suggestion):
            "is not one of \(choices.joined(separator: ", "))\(Suggestion.question(suggestion))"
        case .other(let message): message
        }
    }
}
