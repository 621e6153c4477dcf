/// The font size, tracking, optical size and line width with which a paragraph is typeset.
struct Setting {
    /// The font size in points.
    let size: Double
    /// The tracking in em.
    let tracking: Double
    /// The position between the text and the display size, from 0 to 1.
    var opticalShare = 0.0
    /// The line width in points; infinite for no limit.
    let width: Double
    /// The distance from the leading edge of the text to the line, in points.
    var start = 0.0

    /// Returns the length of clusters that make a line, in points.
    func length(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Double {
        let length = spacedLength(clusters, of: paragraph)
        guard !paragraph.tabs.isEmpty else { return length }
        return tabGaps(clusters, of: paragraph).reduce(length) { $0 + $1.width }
    }

    /// Returns the length of clusters in points, with tabs as wide as spaces.
    func spacedLength(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Double {
        size
            * paragraph.length(
                clusters, tracking: tracking, opticalShare: opticalShare,
                emojiWidening: NotdefBox.emojiWidening(size: size))
    }

    /// Returns the advance of a glyph in points.
    func advance(of glyph: ShapedGlyph) -> Double {
        let widening =
            switch glyph.spread {
            case .none: 0.0
            case .tracked: tracking
            case .emoji: NotdefBox.emojiWidening(size: size)
            }
        return (glyph.advance + glyph.gain * opticalShare + widening) * size
    }

    /// Returns whether clusters fit into a line, not counting trailing spaces.
    func fits(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Bool {
        fits(length(paragraph.trimmed(clusters), of: paragraph))
    }

    /// Returns whether a length in points fits into a line.
    func fits(_ length: Double) -> Bool {
        length <= width + Self.tolerance
    }

    /// Returns the setting with the line width reduced by a length in points.
    func narrowed(by length: Double) -> Setting {
        Setting(
            size: size, tracking: tracking, opticalShare: opticalShare, width: max(0, width - length), start: start)
    }

    /// Returns the setting of a line with indents.
    func narrowed(by indents: LineIndents.Line) -> Setting {
        var setting = narrowed(by: indents.head + indents.tail)
        setting.start += indents.head
        return setting
    }

    /// The tolerance in points: text must fit into a label of its own rounded width, and rounding up ignores a
    /// thousandth of a pixel.
    private static let tolerance = 0.001
}

/// Finds the scale factor at which a line fits, as for `UILabel.minimumScaleFactor`.
struct ScaleSearch {
    /// The minimum scale factor, from 0 to 1; 1 for no scaling.
    let minimum: Double

    /// Returns the largest factor at which the line fits, to far less than a pixel, or the minimum one.
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

/// The indents of a paragraph's lines, in points.
struct LineIndents: Hashable, Sendable {
    /// The indents of a line from the leading and trailing edges.
    struct Line: Hashable, Sendable {
        let head: Double
        let tail: Double
    }

    let first: Line
    let others: Line
}
