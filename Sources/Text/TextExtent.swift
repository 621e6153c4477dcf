/// How much room a text takes at a width.
package struct TextExtent: Hashable, Sendable {
    /// At least 1.
    package var lines: Int
    /// In points.
    package var lastLineWidth: Double

    package init(lines: Int, lastLineWidth: Double) {
        self.lines = lines
        self.lastLineWidth = lastLineWidth
    }
}

extension TextExtent: Comparable {
    /// More lines take more room; among equal numbers of lines the longer last line does.
    package static func < (left: TextExtent, right: TextExtent) -> Bool {
        (left.lines, left.lastLineWidth) < (right.lines, right.lastLineWidth)
    }
}
