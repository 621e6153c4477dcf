import LayoutSimDrawing
/// A shaped paragraph before line breaking, independent of the font size: lengths are in em, without tracking.
///
/// A class, since each of its lines refers to it.
final class ShapedParagraph: Sendable {
    /// The text without the newline that ends it.
    let text: String
    /// The offset in the whole text, in UTF-8 code units.
    let offset: Int
    let isRightToLeft: Bool
    /// The faces of the glyphs.
    let faces: [FontFace]
    /// The glyphs, cluster by cluster in text order, from left to right within a cluster.
    let glyphs: [ShapedGlyph]
    /// The boundaries of clusters, one per cluster and one for the end, so that sums and ranges are differences between
    /// two.
    let boundaries: [Boundary]
    /// The styled spans of clusters, in order; empty for a text in a single style. With spans, lengths are in points.
    let spans: [StyledSpan]
    /// The clusters that are tabs, in ascending order; each has the glyph of a space.
    let tabs: [Int]
    let tabStops: TabStops

    init(
        text: String, offset: Int, isRightToLeft: Bool, faces: [FontFace], glyphs: [ShapedGlyph],
        boundaries: [Boundary], spans: [StyledSpan] = [], tabStops: TabStops = .standard
    ) {
        self.text = text
        self.offset = offset
        self.isRightToLeft = isRightToLeft
        self.faces = faces
        self.glyphs = glyphs
        self.boundaries = boundaries
        self.spans = spans
        self.tabStops = tabStops
        tabs = Self.tabs(in: text, boundaries)
    }

    private static func tabs(in text: String, _ boundaries: [Boundary]) -> [Int] {
        guard text.utf8.contains(0x09) else { return [] }
        let bytes = Array(text.utf8)
        return boundaries.indices.dropLast().filter { bytes[boundaries[$0].text] == 0x09 }
    }

    /// The running totals before a cluster, which is drawn as a unit and never broken.
    struct Boundary: Sendable {
        /// The offset in UTF-8 code units from the start of the paragraph.
        var text: Int
        /// The index of the first glyph of the cluster.
        var glyph: Int
        /// The sum of the preceding advances, in em.
        var advance: Double
        /// The sum of their differences at the display size, in em.
        var gain = 0.0
        /// The number of preceding tracked glyphs.
        var tracked: Int
        /// The number of preceding emoji boxes.
        var emoji: Int
        /// The embedding level; even levels are left to right.
        var level: UInt8
        /// The end of the last preceding cluster that is not white space, or 0.
        var contentEnd: Int
    }

    /// The number of clusters.
    var count: Int { boundaries.count - 1 }

    /// Returns the length of a range of clusters; it and the additions per glyph are in em.
    func length(_ clusters: Range<Int>, tracking: Double, opticalShare: Double, emojiWidening: Double) -> Double {
        let start = boundaries[clusters.lowerBound]
        let end = boundaries[clusters.upperBound]
        return (end.advance - start.advance) + (end.gain - start.gain) * opticalShare
            + Double(end.tracked - start.tracked) * tracking
            + Double(end.emoji - start.emoji) * emojiWidening
    }

    /// Returns the text of a range of clusters.
    func text(of clusters: Range<Int>) -> Substring {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: boundaries[clusters.lowerBound].text)
        let end = utf8.index(
            start, offsetBy: boundaries[clusters.upperBound].text - boundaries[clusters.lowerBound].text)
        return text[start..<end]
    }

    /// Returns the range without trailing spaces.
    func trimmed(_ clusters: Range<Int>) -> Range<Int> {
        let end = boundaries[clusters.upperBound].contentEnd
        return clusters.lowerBound..<max(clusters.lowerBound, end)
    }

    /// Returns whether the cluster is white space, which hangs at the end of a line.
    func isSpace(_ cluster: Int) -> Bool {
        boundaries[cluster + 1].contentEnd <= cluster
    }
}

/// A glyph, independent of the font size; lengths are in em.
struct ShapedGlyph: Sendable {
    var index: UInt32
    /// The index of the face in the paragraph's `faces`.
    var face: Int
    var advance: Double
    /// The difference of the advance at the display size.
    var gain = 0.0
    var x: Double
    /// The vertical offset; positive is up.
    var y: Double
    var spread: Spread

    /// What the advance depends on besides the font.
    enum Spread: Sendable {
        case none
        /// The system font's tracking is added.
        case tracked
        /// The width of an emoji box does not scale like that of letters.
        case emoji
    }
}
