/// The paragraphs of a text: what stands between its newlines, by the mandatory breaks of UAX #14.
enum Newlines {
    /// Each paragraph without the newline that ends it; a text that ends with a newline ends with an empty paragraph.
    static func paragraphs(of text: String) -> [Substring] {
        guard text.utf8.contains(where: mayBeginNewline) else { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { isNewline($0) }
    }

    /// Whether a byte of UTF-8 may be the first one of a newline; looking at bytes is much faster than at characters.
    private static func mayBeginNewline(_ byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
    }

    private static func isNewline(_ character: Character) -> Bool {
        switch character {
        case "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
