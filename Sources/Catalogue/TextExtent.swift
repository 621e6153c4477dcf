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

extension BadgeCatalogue {
    /// The record whose text takes the most room, the first of several.
    package func longest(_ text: BadgeText, by measure: (String) throws -> TextExtent) rethrows -> BadgeRecord {
        var longest = records[0]
        var extent = try measure(longest[text])
        for record in records.dropFirst() {
            let candidate = try measure(record[text])
            if extent < candidate { (longest, extent) = (record, candidate) }
        }
        return longest
    }
}
