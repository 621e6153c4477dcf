/// A paragraph as glyphs, before any line is broken and at any size: lengths are in em, tracking is still left out.
struct ShapedParagraph: Sendable {
    /// Without the newline that ends it.
    var text: String
    /// Where it begins in the whole text, in UTF-8 code units.
    var offset: Int
    var isRightToLeft: Bool
    /// The faces that the glyphs refer to.
    var faces: [FontFace]
    /// Cluster by cluster in the order of the text, from left to right within a cluster.
    var glyphs: [ShapedGlyph]
    /// One more than there are, so that sums and ranges are differences of neighbours.
    var boundaries: [Boundary]

    /// The state before a cluster, a part of the text that is drawn as one and never broken.
    struct Boundary: Sendable {
        /// In UTF-8 code units from the start of the paragraph.
        var text: Int
        /// The first glyph of the cluster.
        var glyph: Int
        /// The sum of the advances before it, in em.
        var advance: Double
        /// How many glyphs before it are tracked.
        var tracked: Int
        /// How many boxes of emoji stand before it.
        var emoji: Int
        /// Of embedding, even from left to right.
        var level: UInt8
        /// The end of the last cluster before it that is no white space, or 0.
        var contentEnd: Int
    }

    /// The number of clusters.
    var count: Int { boundaries.count - 1 }

    /// The length in em of a range of clusters; what is added to glyphs is in em too.
    func length(_ clusters: Range<Int>, tracking: Double, emojiWidening: Double) -> Double {
        let start = boundaries[clusters.lowerBound]
        let end = boundaries[clusters.upperBound]
        return (end.advance - start.advance) + Double(end.tracked - start.tracked) * tracking
            + Double(end.emoji - start.emoji) * emojiWidening
    }

    /// The part of the paragraph's text that a range of clusters stands for.
    func text(of clusters: Range<Int>) -> Substring {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: boundaries[clusters.lowerBound].text)
        let end = utf8.index(
            start, offsetBy: boundaries[clusters.upperBound].text - boundaries[clusters.lowerBound].text)
        return text[start..<end]
    }

    /// The range without the spaces at its end.
    func trimmed(_ clusters: Range<Int>) -> Range<Int> {
        let end = boundaries[clusters.upperBound].contentEnd
        return clusters.lowerBound..<max(clusters.lowerBound, end)
    }

    /// Whether the cluster is white space, which hangs at the end of a line.
    func isSpace(_ cluster: Int) -> Bool {
        boundaries[cluster + 1].contentEnd <= cluster
    }
}

/// A glyph without size; lengths are in em.
struct ShapedGlyph: Sendable {
    var index: UInt32
    /// The place of its face among those of the paragraph.
    var face: Int
    var advance: Double
    var x: Double
    /// Upwards.
    var y: Double
    var spread: Spread

    /// What its advance depends on besides the font.
    enum Spread: Sendable {
        case none
        /// The tracking of the system font follows it.
        case tracked
        /// It is a box for an emoji, whose width does not grow like letters.
        case emoji
    }
}
