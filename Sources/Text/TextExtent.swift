/// How much room a text takes at some width.
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
    /// More lines take more room; with as many lines the longer last line does.
    package static func < (left: TextExtent, right: TextExtent) -> Bool {
        (left.lines, left.lastLineWidth) < (right.lines, right.lastLineWidth)
    }
}
