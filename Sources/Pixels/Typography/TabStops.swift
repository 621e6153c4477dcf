import LayoutSimText

/// The tab stops of a paragraph.
struct TabStops: Hashable, Sendable {
    /// The stops, in ascending order.
    private let stops: [TabStop]
    /// The interval between stops behind the last one, in points; 0 for none.
    private let interval: Double

    /// The stops of a paragraph without a style.
    static let standard = TabStops(ParagraphStyle())

    init(_ style: ParagraphStyle) {
        let stops = style.tabStops ?? TabStop.standard
        self.stops = stops.filter(\.location.isFinite).sorted { $0.location < $1.location }
        interval = style.defaultTabInterval.isFinite ? max(0, style.defaultTabInterval) : 0
    }

    /// Whether there are no stops at all.
    var isEmpty: Bool { stops.isEmpty && interval == 0 }

    /// Returns the first stop behind a position, in points from the leading edge of the text; `nil` behind the last
    /// one.
    ///
    /// Behind the last stop, there is one at each multiple of the interval (Apple,
    /// `NSParagraphStyle.defaultTabInterval`).
    func next(after position: Double) -> TabStop? {
        // Sums of advances that should end at a stop may be a rounding error short of it.
        let position = position + 1e-6
        if let stop = stops.first(where: { $0.location > position }) { return stop }
        guard interval > 0, position / interval < 1e9 else { return nil }
        return TabStop(.natural, at: ((position / interval).rounded(.down) + 1) * interval)
    }
}

extension TabStop {
    /// Returns how much of a column, which is `width` points wide, lies before the stop in the direction of the text.
    fileprivate func reach(of width: Double, isRightToLeft: Bool) -> Double {
        switch alignment {
        case .natural: 0
        case .center: width / 2
        case .left, .justified: isRightToLeft ? width : 0
        case .right: isRightToLeft ? 0 : width
        }
    }
}

/// A tab of a line, and by how much it is wider than a space, in points.
struct TabGap: Sendable {
    let cluster: Int
    let width: Double
}

extension Setting {
    /// Returns the tabs of clusters that make a line.
    ///
    /// A tab behind the last stop is as wide as a space (chosen).
    func tabGaps(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> [TabGap] {
        let tabs = paragraph.tabs.filter(clusters.contains)
        var gaps: [TabGap] = []
        var position = start
        var place = clusters.lowerBound
        for (index, tab) in tabs.enumerated() {
            position += spacedLength(place..<tab, of: paragraph)
            place = tab + 1
            let space = spacedLength(tab..<place, of: paragraph)
            var width = space
            if let stop = paragraph.tabStops.next(after: position) {
                let end = index + 1 < tabs.count ? tabs[index + 1] : clusters.upperBound
                let column = place..<paragraph.end(of: place..<end, before: stop.terminators)
                let reach = stop.reach(
                    of: spacedLength(column, of: paragraph), isRightToLeft: paragraph.isRightToLeft)
                width = max(0, stop.location - position - reach)
            }
            gaps.append(TabGap(cluster: tab, width: width - space))
            position += width
        }
        return gaps
    }

    /// Returns the end of a line that starts at a cluster, if a tab ends it that is behind the last stop; `nil` if none
    /// does.
    ///
    /// Such a tab begins a line (openradar 39333435 on iOS 11.3; authors of apps say the same of macOS); that it stands
    /// at the end of the old one is chosen.
    func endPastStops(from start: Int, of paragraph: ShapedParagraph) -> Int? {
        guard !paragraph.tabs.isEmpty, !paragraph.tabStops.isEmpty else { return nil }
        var position = self.start
        var place = start
        for gap in tabGaps(start..<paragraph.count, of: paragraph) {
            position += spacedLength(place..<gap.cluster, of: paragraph)
            place = gap.cluster + 1
            if place < paragraph.count, paragraph.tabStops.next(after: position) == nil { return place }
            position += spacedLength(gap.cluster..<place, of: paragraph) + gap.width
        }
        return nil
    }
}

extension ShapedParagraph {
    /// Returns the first cluster of a range with one of some characters; the end of the range if there is none.
    fileprivate func end(of clusters: Range<Int>, before terminators: String) -> Int {
        guard !terminators.isEmpty else { return clusters.upperBound }
        let ends = Set(terminators.unicodeScalars)
        return clusters.first { text(of: $0..<$0 + 1).unicodeScalars.contains(where: ends.contains) }
            ?? clusters.upperBound
    }
}

extension TextLine {
    /// Whether justification stretches a cluster: a space behind the last tab (chosen).
    func isStretched(_ cluster: Int) -> Bool {
        paragraph.isSpace(cluster) && cluster > tabGaps.last?.cluster ?? -1
    }

    /// Returns how much further than its advance the next cluster is from a cluster, in points.
    func gap(behind cluster: Int, stretch: Double) -> Double {
        let tab = tabGaps.first { $0.cluster == cluster }?.width ?? 0
        return tab + (stretch > 0 && isStretched(cluster) ? stretch : 0) - tightening
    }
}
