import LayoutSimText

/// Breaks paragraphs into lines, up to a maximum number.
struct LineComposer {
    let paragraphs: [ShapedParagraph]
    let setting: Setting
    let mode: LineBreakMode
    /// The maximum number of lines.
    let limit: Int
    /// Whether a last line of a single word takes another word from the previous line.
    let avoidsOrphans: Bool
    let opportunities: (_ paragraph: Int) -> LineBreakOpportunities
    /// Shapes a truncated paragraph: the clusters before and after the ellipsis, together with it.
    let shape: (_ paragraph: Int, _ before: Range<Int>, _ after: Range<Int>) -> ShapedParagraph
    /// The indents of each paragraph; empty if there are none.
    let indents: [LineIndents]

    /// The line fragments that exclusion areas leave; `nil` without exclusion areas.
    var fragments: LineFragments?
    /// Whether letters of the last line are set closer together before it is truncated.
    var allowsTightening = false

    private(set) var lines: [TextLine] = []
    /// The fragment of each line; empty without exclusion areas.
    private(set) var lineFragments: [LineFragments.Fragment] = []
    /// The fragment of the current line.
    private var fragment = LineFragments.Fragment()
    private(set) var isTruncated = false

    init(
        paragraphs: [ShapedParagraph], setting: Setting, mode: LineBreakMode, limit: Int,
        avoidsOrphans: Bool, opportunities: @escaping (Int) -> LineBreakOpportunities,
        shape: @escaping (Int, Range<Int>, Range<Int>) -> ShapedParagraph, indents: [LineIndents] = []
    ) {
        self.paragraphs = paragraphs
        self.setting = setting
        self.mode = mode
        self.limit = limit
        self.avoidsOrphans = avoidsOrphans
        self.opportunities = opportunities
        self.shape = shape
        self.indents = indents
    }

    /// Composes the lines.
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
            let isFirst = start == 0
            takeFragment(from: start, of: index, isFirst: isFirst)
            if lines.count + 1 == limit { return appendLast(start..<paragraph.count, of: index, isFirst: isFirst) }
            let words = breaker ?? self.breaker(of: index, isFirst: isFirst)
            if fragments == nil, indents.isEmpty || !isFirst { breaker = words }
            let end = words.end(from: start)
            append(start..<end, of: paragraph, words.setting)
            start = end
        } while start < paragraph.count
    }

    /// Advances to the next line fragment that has room for a word; does nothing without exclusion areas.
    private mutating func takeFragment(from start: Int, of index: Int, isFirst: Bool) {
        guard var rooms = fragments else { return }
        fragment = LineFragments.Fragment()
        fragment = rooms.next(isRightToLeft: paragraphs[index].isRightToLeft) { room in
            breaker(of: index, isFirst: isFirst, in: room).holdsWord(from: start)
        }
        fragments = rooms
        lineFragments.append(fragment)
    }

    private func breaker(of index: Int, isFirst: Bool, in room: LineFragments.Fragment) -> LineBreaker {
        let setting = setting(of: index, isFirst: isFirst).narrowed(by: room.left + room.right)
        return LineBreaker(
            paragraph: paragraphs[index], setting: setting,
            opportunities: mode == .byCharWrapping ? nil : opportunities(index), avoidsOrphans: avoidsOrphans)
    }
    /// Returns a breaker, without opportunities for a paragraph that fits into one line, since finding them is slow.
    private func breaker(of index: Int, isFirst: Bool) -> LineBreaker {
        let paragraph = paragraphs[index]
        let setting = setting(of: index, isFirst: isFirst)
        let isOneLine =
            setting.fits(0..<paragraph.count, of: paragraph) && setting.endPastStops(from: 0, of: paragraph) == nil
        let needsWords = mode != .byCharWrapping && !isOneLine
        return LineBreaker(
            paragraph: paragraph, setting: setting, opportunities: needsWords ? opportunities(index) : nil,
            avoidsOrphans: avoidsOrphans)
    }

    /// Returns the setting of a line, whose width may be reduced by an indent.
    private func setting(of index: Int, isFirst: Bool) -> Setting {
        let room = fragments == nil ? setting : setting.narrowed(by: fragment.left + fragment.right)
        guard !indents.isEmpty else { return room }
        return room.narrowed(by: isFirst ? indents[index].first : indents[index].others)
    }

    private mutating func append(_ clusters: Range<Int>, of paragraph: ShapedParagraph, _ setting: Setting) {
        let isBroken = clusters.upperBound < paragraph.count
        let full = setting.length(clusters, of: paragraph)
        let shown = isBroken || !setting.fits(full) ? paragraph.trimmed(clusters) : clusters
        lines.append(
            TextLine(
                width: shown == clusters ? full : setting.length(shown, of: paragraph), fullWidth: full,
                range: paragraph.range(of: clusters), isBroken: isBroken, paragraph: paragraph, clusters: shown,
                tabGaps: setting.tabGaps(shown, of: paragraph)))
    }

    /// Appends the last line, with the rest of the paragraph truncated according to the line break mode.
    private mutating func appendLast(_ rest: Range<Int>, of index: Int, isFirst: Bool) {
        let paragraph = paragraphs[index]
        let setting = setting(of: index, isFirst: isFirst)
        let isWhole = setting.fits(rest, of: paragraph) && index == paragraphs.count - 1
        isTruncated = !isWhole
        guard !isWhole else { return append(rest, of: paragraph, setting) }
        if allowsTightening, index == paragraphs.count - 1, appendTightened(rest, of: paragraph, setting) { return }
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            let end = breaker(of: index, isFirst: isFirst).end(from: rest.lowerBound)
            append(rest.lowerBound..<end, of: paragraph, setting)
        case .byClipping: append(rest, of: paragraph, setting)
        case .byTruncatingHead: appendTruncated(rest, of: index, setting, side: .head)
        case .byTruncatingMiddle: appendTruncated(rest, of: index, setting, side: .middle)
        case .byTruncatingTail: appendTruncated(rest, of: index, setting, side: .tail)
        }
    }

    /// The ratio of the length of a line to its width up to which it is tightened rather than truncated: 1 and the
    /// standard value of `NSParagraphStyle.tighteningFactorForTruncation` (Apple).
    private static let tightestRatio = 1.05

    /// Appends a line that would be truncated with its letters closer together; returns `false` if it is too long.
    private mutating func appendTightened(
        _ rest: Range<Int>, of paragraph: ShapedParagraph, _ setting: Setting
    ) -> Bool {
        let shown = paragraph.trimmed(rest)
        let length = setting.length(shown, of: paragraph)
        switch mode {
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
        case .byWordWrapping, .byCharWrapping, .byClipping: return false
        }
        guard shown.count > 1, length <= setting.width * Self.tightestRatio else { return false }
        // Letters that are moved closer together would leave their tab stops.
        if paragraph.tabs.contains(where: shown.contains) { return false }
        isTruncated = false
        var line = TextLine(
            width: setting.width, fullWidth: setting.width, range: paragraph.range(of: rest), isBroken: false,
            paragraph: paragraph, clusters: shown)
        line.tightening = (length - setting.width) / Double(shown.count - 1)
        lines.append(line)
        return true
    }

    /// Appends a truncated line; if only later paragraphs are omitted, the ellipsis goes to the tail.
    private mutating func appendTruncated(
        _ rest: Range<Int>, of index: Int, _ setting: Setting, side: Truncation.Side
    ) {
        let paragraph = paragraphs[index]
        let fits = setting.fits(rest, of: paragraph)
        let shape = shape
        let line = Truncation(
            paragraph: paragraph, clusters: rest, setting: setting, side: fits ? .tail : side,
            shape: { shape(index, $0, $1) }
        ).line()
        let clusters = 0..<line.count
        let width = setting.length(clusters, of: line)
        lines.append(
            TextLine(
                width: width, fullWidth: width, range: paragraph.range(of: rest), isBroken: false, paragraph: line,
                clusters: clusters, tabGaps: setting.tabGaps(clusters, of: line), isReplaced: true))
    }
}

extension ShapedParagraph {
    /// Returns the range of clusters in the whole text, in UTF-8 code units.
    fileprivate func range(of clusters: Range<Int>) -> Range<Int> {
        offset + boundaries[clusters.lowerBound].text..<offset + boundaries[clusters.upperBound].text
    }
}
