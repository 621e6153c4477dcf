/// What an edge of a view asks to have between it and its neighbor, where a stack has no spacing of its own.
package enum SpacingPreference: Hashable, Sendable {
    /// 8 points to any neighbor.
    case standard
    /// Nothing, as spacers want it.
    case none
    /// What the font of a text asks for.
    case text(FontLines)
}

/// The lines of a text's font, in points.
package struct FontLines: Hashable, Sendable {
    /// The distance between baselines of the text's style without the height of its font's lines, 0 for fonts by size.
    package var leading: Double
    /// The height of a line.
    package var height: Double
    /// The height above the baseline.
    package var ascender: Double
    /// The depth below the baseline, a positive number.
    package var descender: Double
    /// The height of capital letters.
    package var capHeight: Double

    /// Creates lines from lengths in points.
    package init(leading: Double, height: Double, ascender: Double, descender: Double, capHeight: Double) {
        self.leading = leading
        self.height = height
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
    }
}
