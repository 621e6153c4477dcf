/// A change of a source text that leaves every line where it is.
struct Edit: Hashable {
    /// The replaced range, in UTF-8 bytes; empty for an insertion.
    var range: Range<Int>
    var text: String

    /// Returns an edit that replaces a range with blanks.
    static func blank(_ range: Range<Int>) -> Edit { Edit(range: range, text: "") }

    /// Returns an edit that inserts text at `offset`; columns after it on the same line move.
    static func insert(_ text: String, at offset: Int) -> Edit { Edit(range: offset..<offset, text: text) }
}

extension Edit {
    /// Returns the text with the edits applied, except for edits that begin inside another.
    static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var position = 0
        for edit in edits.sorted(by: isBefore) where edit.range.lowerBound >= position {
            result += source[position..<edit.range.lowerBound]
            result += edit.replacement(of: source[edit.range])
            position = edit.range.upperBound
        }
        return result + source[position...]
    }

    private static func isBefore(_ one: Edit, _ other: Edit) -> Bool {
        (one.range.lowerBound, -one.range.count, one.text) < (other.range.lowerBound, -other.range.count, other.text)
    }

    /// Returns the text, padded with blanks to the width of the original, whose line breaks stay.
    private func replacement(of original: ArraySlice<UInt8>) -> [UInt8] {
        var result = Array(text.utf8)
        let firstLine = original.prefix { $0 != newline }
        if result.count < firstLine.count { result += Array(repeating: space, count: firstLine.count - result.count) }
        for byte in original.dropFirst(firstLine.count) { result.append(byte == newline ? newline : space) }
        return result
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
