/// The space that a text takes at a given width.
package struct TextExtent: Hashable, Sendable {
    /// The number of lines, at least 1.
    package var lines: Int
    /// The width of the last line, in points.
    package var lastLineWidth: Double

    package init(lines: Int, lastLineWidth: Double) {
        self.lines = lines
        self.lastLineWidth = lastLineWidth
    }
}

extension TextExtent: Comparable {
    /// Returns whether the first text takes less space: fewer lines, or a shorter last line if both have the same
    /// number.
    package static func < (left: TextExtent, right: TextExtent) -> Bool {
        (left.lines, left.lastLineWidth) < (right.lines, right.lastLineWidth)
    }
}
