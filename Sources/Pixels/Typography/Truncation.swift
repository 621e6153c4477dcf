/// Truncates the rest of a paragraph to a single line with an ellipsis.
struct Truncation {
    let paragraph: ShapedParagraph
    /// The clusters of the complete text.
    let clusters: Range<Int>
    let setting: Setting
    let side: Side
    /// Shapes the clusters before and after the ellipsis, together with it, as a paragraph of its own.
    let shape: (_ before: Range<Int>, _ after: Range<Int>) -> ShapedParagraph

    /// The position of the ellipsis.
    enum Side {
        case head, middle, tail
    }

    /// Returns the longest truncated text that fits, or the ellipsis alone.
    ///
    /// The estimate adds the length of the ellipsis to that of the remaining text; shaping decides, since the ellipsis
    /// is kerned, too.
    func line() -> ShapedParagraph {
        let start = clusters.lowerBound
        let ellipsis = shape(start..<start, start..<start)
        let room = setting.length(0..<ellipsis.count, of: ellipsis)
        let head = headCount(besides: room)
        var kept = largestCount { setting.fits(length(keeping: $0, head) + room) }
        while kept > 0 {
            let (before, after) = parts(keeping: kept, head)
            let line = shape(before, after)
            if setting.fits(setting.length(0..<line.count, of: line)) { return line }
            kept -= 1
        }
        return ellipsis
    }

    /// Returns the most clusters that remain before the ellipsis.
    ///
    /// In the middle, they take at most half of the room, and those after it what they leave: a label with
    /// "Back to previous page" shows "Back to…vious page" [home-assistant/iOS, a recorded picture].
    private func headCount(besides room: Double) -> Int {
        switch side {
        case .head: 0
        case .middle: largestCount { setting.length(head($0), of: paragraph) <= (setting.width - room) / 2 }
        case .tail: clusters.count
        }
    }

    /// Returns the first clusters, without the spaces at their end.
    private func head(_ count: Int) -> Range<Int> {
        paragraph.trimmed(clusters.lowerBound..<clusters.lowerBound + count)
    }

    /// Returns the clusters that remain before and after the ellipsis.
    private func parts(keeping count: Int, _ head: Int) -> (before: Range<Int>, after: Range<Int>) {
        let before = min(head, count)
        let end = clusters.upperBound
        return (clusters.lowerBound..<clusters.lowerBound + before, end - (count - before)..<end)
    }

    private func length(keeping count: Int, _ head: Int) -> Double {
        let (before, after) = parts(keeping: count, head)
        return setting.length(self.head(before.count), of: paragraph) + setting.spacedLength(after, of: paragraph)
    }

    /// Returns the largest count that satisfies a condition, which must hold for all smaller ones.
    private func largestCount(where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = clusters.count
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension ShapedParagraph {
    /// Returns the remaining text with the ellipsis, without adjacent spaces.
    func truncatedText(_ before: Range<Int>, _ after: Range<Int>) -> String {
        text(of: trimmed(before)) + "…" + text(of: after).drop { $0 == " " }
    }
}
