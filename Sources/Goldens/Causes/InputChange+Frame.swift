import LayoutSimDocuments
import LayoutSimNotation

extension InputChange {
    /// The change of a frame and its autoresizing mask, to the thousandth of a point: `frame width 115.628 → 87.174`.
    ///
    /// The superview's size and the mask are included only if they differ.
    var frameChange: String {
        let (before, after) = (RecordedFrame(old ?? "none"), RecordedFrame(new ?? "none"))
        guard before.numbers.count == after.numbers.count else { return "frame \(before.text) → \(after.text)" }
        let values = zip(before.numbers, after.numbers)
        let parts = zip(OutputChange.FramePart.allCases, values).compactMap { part, values in
            values.0 == values.1 ? nil : "\(part.rawValue) \(values.0) → \(values.1)"
        }
        guard before.rest == after.rest, !parts.isEmpty else { return "\(kind.rawValue) \(old ?? "") → \(new ?? "")" }
        return "frame " + parts.joined(separator: ", ")
    }
}

/// A frame in the notation of documents: `0 105 115.62762755846101 747 in 393x852 mask 0`.
private struct RecordedFrame {
    /// The position and size in points of the superview, formatted for people.
    let numbers: [String]
    /// The size of the superview and the mask.
    let rest: [Substring]

    init(_ text: String) {
        let words = text.split(separator: " ")
        numbers = words.prefix(4).map { word in Double(word).map(decimal) ?? String(word) }
        rest = Array(words.dropFirst(4))
    }

    var text: String { numbers.joined(separator: " ") }
}
