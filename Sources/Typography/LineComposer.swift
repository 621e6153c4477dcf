import LayoutSimText

/// Breaks paragraphs into lines, up to the allowed number.
struct LineComposer {
    let paragraphs: [ShapedParagraph]
    let setting: Setting
    let mode: LineBreakMode
    /// The greatest number of lines.
    let limit: Int
    /// Whether a last line of one word takes another word from the line before it.
    let avoidsOrphans: Bool
    let opportunities: (_ paragraph: Int) -> LineBreakOpportunities
    let shape: (_ text: String, _ isRightToLeft: Bool) -> ShapedParagraph

    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false

    init(
        paragraphs: [ShapedParagraph], setting: Setting, mode: LineBreakMode, limit: Int,
        avoidsOrphans: Bool, opportunities: @escaping (Int) -> LineBreakOpportunities,
        shape: @escaping (String, Bool) -> ShapedParagraph
    ) {
        self.paragraphs = paragraphs
        self.setting = setting
        self.mode = mode
        self.limit = limit
        self.avoidsOrphans = avoidsOrphans
        self.opportunities = opportunities
        self.shape = shape
    }

    /// Fills `lines`.
    mutating func compose() {
        for index in paragraphs.indices where lines.count < limit {
            compose(index)
        }
    }

    private mutating func compose(_ index: Int) {
        let paragraph = paragraphs[index]
        var start = 0
        var breaker: LineBreaker?
        repeat {
            if lines.count + 1 == limit { return appendLast(start..<paragraph.count, of: index) }
            let words = breaker ?? self.breaker(of: index)
            breaker = words
            let end = words.end(from: start)
            append(start..<end, of: paragraph)
            start = end
        } while start < paragraph.count
    }

    /// A paragraph that fits into one line needs no opportunities, and finding them costs time.
    private func breaker(of index: Int) -> LineBreaker {
        let paragraph = paragraphs[index]
        let isOneLine = setting.fits(0..<paragraph.count, of: paragraph)
        let needsWords = mode != .byCharWrapping && !isOneLine
        return LineBreaker(
            paragraph: paragraph, setting: setting, opportunities: needsWords ? opportunities(index) : nil,
            avoidsOrphans: avoidsOrphans)
    }

    private mutating func append(_ clusters: Range<Int>, of paragraph: ShapedParagraph) {
        let isBroken = clusters.upperBound < paragraph.count
        let full = setting.length(clusters, of: paragraph)
        let shown = isBroken || !setting.fits(full) ? paragraph.trimmed(clusters) : clusters
        lines.append(
            TextLine(
                width: setting.length(shown, of: paragraph), range: paragraph.range(of: clusters), isBroken: isBroken,
                paragraph: paragraph, clusters: shown))
    }

    /// The last allowed line takes the rest of the paragraph, truncated as the line break mode says.
    private mutating func appendLast(_ rest: Range<Int>, of index: Int) {
        let paragraph = paragraphs[index]
        let isWhole = setting.fits(rest, of: paragraph) && index == paragraphs.count - 1
        isTruncated = !isWhole
        guard !isWhole else { return append(rest, of: paragraph) }
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            append(rest.lowerBound..<breaker(of: index).end(from: rest.lowerBound), of: paragraph)
        case .byClipping: append(rest, of: paragraph)
        case .byTruncatingHead: appendTruncated(rest, of: index, side: .head)
        case .byTruncatingMiddle: appendTruncated(rest, of: index, side: .middle)
        case .byTruncatingTail: appendTruncated(rest, of: index, side: .tail)
        }
    }

    /// Where only later paragraphs are lost, the ellipsis goes to the tail.
    private mutating func appendTruncated(_ rest: Range<Int>, of index: Int, side: Truncation.Side) {
        let paragraph = paragraphs[index]
        let fits = setting.fits(rest, of: paragraph)
        let line = Truncation(
            paragraph: paragraph, clusters: rest, setting: setting, side: fits ? .tail : side, shape: shape
        ).line()
        let clusters = 0..<line.count
        lines.append(
            TextLine(
                width: setting.length(clusters, of: line), range: paragraph.range(of: rest), isBroken: false,
                paragraph: line, clusters: clusters))
    }
}

extension ShapedParagraph {
    /// The range of clusters in the whole text, in UTF-8 code units.
    fileprivate func range(of clusters: Range<Int>) -> Range<Int> {
        offset + boundaries[clusters.lowerBound].text..<offset + boundaries[clusters.upperBound].text
    }
}
