import LayoutSimNotation
import LayoutSimViewTree

extension Explanation: CustomStringConvertible {
    /// The equations, each with its chain, and the constraints that gave way, one per line.
    public var description: String {
        let lines =
            proposals.map(\.description) + equations.flatMap(\.lines) + (concessions.isEmpty ? [] : ["gave way"])
            + concessions.flatMap(\.lines)
            + (feedbackLoop.map { [$0] } ?? [])
        return lines.map { $0 + "\n" }.joined()
    }
}

extension Explanation.Equation: CustomStringConvertible {
    /// `patch.y = 28 + title.height 210 + 24 = 262`; a value that equals its only part is not repeated.
    public var description: String {
        let left = "\(name).\(part.rawValue)"
        let sum = summands.enumerated().map { $1.text(isFirst: $0 == 0) }.joined(separator: " ")
        // A length that is given directly is not written as a sum of itself.
        if summands.count == 1, summands[0].factor == 1, summands[0].name == left {
            return "\(left) = \(decimal(value))"
        }
        let isPlain = summands.isEmpty || summands.count == 1 && summands[0].factor == 1
        return isPlain ? "\(left) = \(sum.isEmpty ? "0" : sum)" : "\(left) = \(sum) = \(decimal(value))"
    }

    fileprivate var lines: [String] {
        [description] + chain.map { "  \($0)" }
    }
}

extension Explanation.Summand {
    fileprivate func text(isFirst: Bool) -> String {
        let isNegative = name == nil ? factor * value < 0 : factor < 0
        let sign = isFirst ? (isNegative ? "-" : "") : (isNegative ? "- " : "+ ")
        guard let name else { return sign + decimal(abs(factor * value)) }
        let size = "\(name) \(decimal(value))"
        return sign + (abs(factor) == 1 ? size : "\(decimal(abs(factor))) * \(size)")
    }
}

extension Explanation.Link: CustomStringConvertible {
    /// The constraint, its source unless that is the author, its location, and the movement of the value per point of
    /// the constant.
    public var description: String {
        source == nil ? text : "\(reference), moves it by \(decimal(movesPerPoint)) a point"
    }

    fileprivate var reference: String { text + note(source, constraint?.identifier, line) }
}

extension Explanation.Concession: CustomStringConvertible {
    /// The constraint, its source unless that is the author, its location, and its error.
    public var description: String {
        "\(text)\(note(source, constraint.identifier, line)) by \(decimal(error))\(isBroken ? ", broken in a conflict" : "")"
    }

    fileprivate var lines: [String] {
        ["  \(description)"] + (winners.isEmpty ? [] : ["    to"]) + winners.map { "      \($0.reference)" }
    }
}

/// Returns ` (hugging)` for constraints that are not the author's, and ` [1LD-wP-fOe, line 119]` for those with an
/// identifier.
private func note(_ source: SolvedConstraint.Source?, _ identifier: String?, _ line: Int?) -> String {
    let asker = source == nil || source == .screen ? nil : source.map { " (\($0.words))" }
    let place = identifier.map { " [\($0)\(line.map { ", line \($0)" } ?? "")]" }
    return (asker ?? "") + (place ?? "")
}
