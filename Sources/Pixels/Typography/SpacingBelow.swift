import LayoutSimText

extension TextLine {
    /// Whether letters are set one by one: kerned, or of an East Asian script. A text of a single such line has its
    /// line spacing below it.
    var isSetByLetters: Bool {
        paragraph.spans.contains { $0.style.kern != 0 && $0.clusters.overlaps(clusters) }
            || text.unicodeScalars.contains { Self.isEastAsian($0.value) }
    }

    private static func isEastAsian(_ scalar: UInt32) -> Bool {
        [0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF]
            .contains { $0.contains(scalar) }
    }
}
