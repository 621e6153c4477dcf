import LayoutSimText

/// Clusters of a paragraph in a single style, with the line metrics of the style; lengths are in points.
struct StyledSpan: Sendable {
    /// The range of clusters.
    var clusters: Range<Int>
    let style: RunStyle
    /// The font size.
    let size: Double
    /// The ascent above the baseline.
    let ascent: Double
    /// The descent below the baseline.
    let descent: Double
    /// The leading that a text style adds between lines.
    let leading: Double

    /// Creates a span; tall scripts in `text` increase the line height of text styles.
    init(_ style: RunStyle, metrics font: LineMetrics, raisedFor text: String = "", clusters: Range<Int>) {
        let metrics = style.lineLeading == nil ? font : font.raised(for: text)
        self.clusters = clusters
        self.style = style
        let size = min(max(style.font.size, 0), 1e6)
        self.size = size
        leading = style.lineLeading.map { max(0, $0 - font.height * size) } ?? 0
        if let attachment = style.attachment {
            ascent = max(0, attachment.height + attachment.rise)
            descent = max(0, -attachment.rise)
        } else {
            // Raised and lowered letters leave the line the extent it has without them.
            ascent = metrics.ascent * size + max(0, style.baselineOffset)
            descent = metrics.descent * size + max(0, -style.baselineOffset)
        }
    }
}

/// A text in several styles, as pieces of a single style each.
struct StyledText {
    /// The pieces in order, none of them empty.
    private(set) var pieces: [(text: Substring, style: RunStyle)] = []

    init() {}

    init(_ content: TextContent) {
        let text = content.text
        var start = text.startIndex
        for (index, run) in content.runs.enumerated() {
            let isLast = index + 1 == content.runs.count
            let end =
                isLast
                ? text.endIndex
                : text.utf8.index(start, offsetBy: max(0, run.length), limitedBy: text.endIndex) ?? text.endIndex
            append(text[start..<end], run.style)
            start = end
        }
    }

    mutating func append(_ text: Substring, _ style: RunStyle) {
        guard !text.isEmpty else { return }
        pieces.append((text, style))
    }

    /// Returns the part between two offsets, in UTF-8 code units from the start of this text.
    func part(_ range: Range<Int>) -> StyledText {
        var part = StyledText()
        var start = 0
        for (text, style) in pieces {
            let count = text.utf8.count
            let low = max(range.lowerBound, start) - start
            let high = min(range.upperBound, start + count) - start
            if low < high {
                let from = text.utf8.index(text.startIndex, offsetBy: low)
                part.append(text[from..<text.utf8.index(from, offsetBy: high - low)], style)
            }
            start += count
        }
        return part
    }

    /// Returns the style at an offset in UTF-8 code units; beyond the end, that of the last piece.
    func style(at offset: Int) -> RunStyle? {
        var start = 0
        for (text, style) in pieces {
            start += text.utf8.count
            if offset < start { return style }
        }
        return pieces.last?.style
    }

    /// The text of all pieces.
    var string: String { pieces.reduce(into: "") { $0 += $1.text } }
}
