import LayoutSimNotation

/// How a constraint fared in a layout, in points rounded to the printed thousandths.
public enum ConstraintOutcome: Hashable, Sendable {
    /// It is satisfied, and nothing is left between its sides.
    case tight
    /// It is satisfied with this much room.
    case slack(Double)
    /// It is broken by this much.
    case broken(Double)
    /// It takes no part in the layout.
    case leftOut
    /// It fared as another version of the program says.
    case unknown(String)
}

extension ConstraintOutcome: CustomStringConvertible {
    private static let slackWord = "slack "
    private static let brokenWord = "off by "
    private static let leftOutWord = "left out"

    /// As a document prints it: `tight`, `slack 18.5`, `off by 34` or `left out`.
    public var description: String {
        switch self {
        case .tight: "tight"
        case .slack(let room): Self.slackWord + decimal(room)
        case .broken(let error): Self.brokenWord + decimal(error)
        case .leftOut: Self.leftOutWord
        case .unknown(let text): text
        }
    }

    /// Reads what `description` prints.
    init(reading text: String) {
        if text == "tight" {
            self = .tight
        } else if let room = Self.number(in: text, after: Self.slackWord) {
            self = .slack(room)
        } else if let error = Self.number(in: text, after: Self.brokenWord) {
            self = .broken(error)
        } else {
            self = text == Self.leftOutWord ? .leftOut : .unknown(text)
        }
    }

    private static func number(in text: String, after word: String) -> Double? {
        text.hasPrefix(word) ? printedNumber(text.dropFirst(word.count)) : nil
    }
}

/// Returns the number that `decimal` prints as a text; `nil` if there is none.
func printedNumber(_ text: Substring) -> Double? {
    Double(text).flatMap { decimal($0) == text ? $0 : nil }
}
