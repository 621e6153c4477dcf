/// A paragraph as Unicode scalars, with their offsets in its UTF-8 text.
struct ParagraphText {
    let text: String
    /// The scalars as they are shaped: controls are replaced by characters without width.
    let scalars: [UInt32]
    /// The offsets of the scalars and of the end, in UTF-8 code units.
    let offsets: [Int]
    let isPrintableASCII: Bool
    /// The indices of the tabs among the scalars.
    let tabs: [Int]

    init(_ text: String) {
        self.text = text
        let utf8 = text.utf8
        isPrintableASCII = utf8.allSatisfy { (0x20...0x7E).contains($0) }
        if isPrintableASCII {
            scalars = utf8.map(UInt32.init)
            offsets = Array(0...utf8.count)
            tabs = []
        } else {
            (scalars, offsets) = Self.decode(text)
            tabs = text.unicodeScalars.enumerated().compactMap { $1 == "\t" ? $0 : nil }
        }
    }

    private static func decode(_ text: String) -> ([UInt32], [Int]) {
        var scalars: [UInt32] = []
        var offsets = [0]
        for scalar in text.unicodeScalars {
            scalars.append(shaped(scalar.value))
            offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
        }
        return (scalars, offsets)
    }

    /// Returns a scalar as it is shaped: a tab as a space, a control character as a zero-width space, which no font
    /// needs to cover.
    private static func shaped(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x09: 0x20
        case 0x00..<0x20, 0x7F..<0xA0: 0x200B
        default: scalar
        }
    }
}

/// Splitting of texts at newlines, the mandatory breaks of UAX #14.
enum Newlines {
    /// Returns each paragraph without its newline; a text that ends with a newline ends with an empty paragraph.
    static func paragraphs(of text: String) -> [Substring] {
        guard text.utf8.contains(where: mayBeginNewline) else { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { isNewline($0) }
    }

    /// Returns whether a UTF-8 byte may start a newline; scanning bytes is much faster than scanning characters.
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
