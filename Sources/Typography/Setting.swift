/// The font size, the tracking, the cut and the line width that a paragraph is set with.
struct Setting {
    /// In points.
    let size: Double
    /// In em.
    let tracking: Double
    /// How far the cut is on the way from that for text to that for display, from 0 to 1.
    var opticalShare = 0.0
    /// In points, infinite for lines of any length.
    let width: Double

    /// The length of clusters in points.
    func length(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Double {
        size
            * paragraph.length(
                clusters, tracking: tracking, opticalShare: opticalShare,
                emojiWidening: NotdefBox.emojiWidening(size: size))
    }

    /// The advance of a glyph in points.
    func advance(of glyph: ShapedGlyph) -> Double {
        let widening =
            switch glyph.spread {
            case .none: 0.0
            case .tracked: tracking
            case .emoji: NotdefBox.emojiWidening(size: size)
            }
        return (glyph.advance + glyph.gain * opticalShare + widening) * size
    }

    /// Whether clusters fit into a line, not counting trailing spaces.
    func fits(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Bool {
        fits(length(paragraph.trimmed(clusters), of: paragraph))
    }

    /// Whether a length in points fits into a line.
    func fits(_ length: Double) -> Bool {
        length <= width + Self.tolerance
    }

    /// The same setting in a line shorter by a length in points.
    func narrowed(by indent: Double) -> Setting {
        Setting(size: size, tracking: tracking, opticalShare: opticalShare, width: max(0, width - indent))
    }

    /// In points; a label as wide as its rounded text must hold it, and rounding up forgives a thousandth of a pixel.
    private static let tolerance = 0.001
}

/// Finds how far a line must shrink to fit, as `UILabel.minimumScaleFactor` allows.
struct ScaleSearch {
    /// The smallest factor allowed, from 0 to 1; 1 for no shrinking.
    let minimum: Double

    /// The largest factor at which the line fits, to far less than a pixel, or the smallest one allowed.
    func largest(where fits: (Double) -> Bool) -> Double {
        guard minimum < 1, !fits(1) else { return 1 }
        var low = minimum
        var high = 1.0
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

/// How much shorter the lines of a paragraph are than the room, in points.
struct LineIndents: Hashable, Sendable {
    let first: Double
    let others: Double
}
