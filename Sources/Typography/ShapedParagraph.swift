import LayoutSimDrawing
/// A shaped paragraph before line breaking, independent of the font size: lengths are in em, without tracking.
///
/// An object, since each of its lines refers to it.
final class ShapedParagraph: Sendable {
    /// Without the newline that ends it.
    let text: String
    /// Its offset in the whole text, in UTF-8 code units.
    let offset: Int
    let isRightToLeft: Bool
    /// The faces that the glyphs refer to.
    let faces: [FontFace]
    /// Cluster by cluster in text order, from left to right within a cluster.
    let glyphs: [ShapedGlyph]
    /// One per cluster and one for the end, so that sums and ranges are differences of neighbors.
    let boundaries: [Boundary]
    /// The styles of its clusters, in order; none for a text in one style. With styles, lengths are in points.
    let spans: [StyledSpan]

    init(
        text: String, offset: Int, isRightToLeft: Bool, faces: [FontFace], glyphs: [ShapedGlyph],
        boundaries: [Boundary], spans: [StyledSpan] = []
    ) {
        self.text = text
        self.offset = offset
        self.isRightToLeft = isRightToLeft
        self.faces = faces
        self.glyphs = glyphs
        self.boundaries = boundaries
        self.spans = spans
    }

    /// The running totals before a cluster, which is drawn as a unit and never broken.
    struct Boundary: Sendable {
        /// In UTF-8 code units from the start of the paragraph.
        var text: Int
        /// The first glyph of the cluster.
        var glyph: Int
        /// The sum of the advances before it, in em.
        var advance: Double
        /// The sum of what they gain in the cut for display, in em.
        var gain = 0.0
        /// The number of tracked glyphs before it.
        var tracked: Int
        /// The number of emoji boxes before it.
        var emoji: Int
        /// The embedding level; even is left to right.
        var level: UInt8
        /// The end of the last cluster before it that is not white space, or 0.
        var contentEnd: Int
    }

    /// The number of clusters.
    var count: Int { boundaries.count - 1 }

    /// The length of a range of clusters; it and what is added to glyphs are in em.
    func length(_ clusters: Range<Int>, tracking: Double, opticalShare: Double, emojiWidening: Double) -> Double {
        let start = boundaries[clusters.lowerBound]
        let end = boundaries[clusters.upperBound]
        return (end.advance - start.advance) + (end.gain - start.gain) * opticalShare
            + Double(end.tracked - start.tracked) * tracking
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

/// A glyph independent of the font size; lengths are in em.
struct ShapedGlyph: Sendable {
    var index: UInt32
    /// The index of its face in the paragraph's `faces`.
    var face: Int
    var advance: Double
    /// How much wider it is in the cut for display.
    var gain = 0.0
    var x: Double
    /// Positive is up.
    var y: Double
    var spread: Spread

    /// What its advance depends on besides the font.
    enum Spread: Sendable {
        case none
        /// The system font's tracking follows it.
        case tracked
        /// It is an emoji box, whose width does not scale like that of letters.
        case emoji
    }
}
