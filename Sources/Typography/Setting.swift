/// The size at which a paragraph is set, and the room for its lines.
struct Setting {
    /// In points.
    let size: Double
    /// In em.
    let tracking: Double
    /// In points, infinite for lines without limit.
    let width: Double

    /// The length of clusters in points.
    func length(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Double {
        paragraph.length(clusters, tracking: tracking, emojiWidening: Box.emojiWidening(size: size)) * size
    }

    /// What a glyph moves the pen on, in points.
    func advance(of glyph: ShapedGlyph) -> Double {
        let widening =
            switch glyph.spread {
            case .none: 0.0
            case .tracked: tracking
            case .emoji: Box.emojiWidening(size: size)
            }
        return (glyph.advance + widening) * size
    }

    /// Whether clusters fit into a line, the spaces at their end left out.
    func fits(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Bool {
        fits(length(paragraph.trimmed(clusters), of: paragraph))
    }

    /// Whether a length in points fits into a line.
    func fits(_ length: Double) -> Bool {
        length <= width + Self.tolerance
    }

    /// In points; a label of its own rounded width holds its text, and rounding up forgives a thousandth of a pixel.
    private static let tolerance = 0.001
}
