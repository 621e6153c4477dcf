/// Breaks a paragraph into lines greedily: each line takes as many words as fit.
struct LineBreaker {
    let paragraph: ShapedParagraph
    let setting: Setting
    /// The line break opportunities; `nil` to break between any two clusters.
    let opportunities: LineBreakOpportunities?
    /// Whether a last line of a single word takes another word from the previous line.
    let avoidsOrphans: Bool

    /// Returns the end of the line that starts at a cluster; it includes trailing spaces, which hang.
    func end(from start: Int) -> Int {
        let end = setting.endPastStops(from: start, of: paragraph) ?? paragraph.count
        if setting.fits(start..<end, of: paragraph) { return end }
        return endOfWords(from: start).map { endBeforeOrphan(from: start, end: $0) } ?? endOfCharacters(from: start)
    }

    /// Returns whether a line that starts at a cluster has room for a word, or for one cluster if lines can break
    /// anywhere.
    func holdsWord(from start: Int) -> Bool {
        if setting.fits(start..<paragraph.count, of: paragraph) { return true }
        guard opportunities != nil else { return setting.fits(start..<start + 1, of: paragraph) }
        return endOfWords(from: start) != nil
    }
    /// Returns an earlier end of the line, if only a single word that is shorter than a quarter of the line would
    /// follow.
    private func endBeforeOrphan(from start: Int, end: Int) -> Int {
        guard avoidsOrphans, let opportunities, opportunities.after(end).isEmpty,
            let earlier = opportunities.after(start).last(where: { $0 < end }),
            4 * shownLength(end..<paragraph.count) < shownLength(start..<end),
            setting.fits(earlier..<paragraph.count, of: paragraph)
        else { return end }
        return earlier
    }

    /// Returns the length in points without trailing spaces.
    private func shownLength(_ clusters: Range<Int>) -> Double {
        setting.length(paragraph.trimmed(clusters), of: paragraph)
    }

    private func endOfWords(from start: Int) -> Int? {
        guard let candidates = opportunities?.after(start) else { return nil }
        let tooLong = candidates.firstIndex { !setting.fits(start..<$0, of: paragraph) } ?? candidates.endIndex
        return tooLong > candidates.startIndex ? candidates[tooLong - 1] : nil
    }

    /// Returns the end of a line broken between characters, which has at least one cluster, however narrow it is.
    private func endOfCharacters(from start: Int) -> Int {
        var end = start + 1
        while end < paragraph.count, setting.fits(setting.length(start..<end + 1, of: paragraph)) { end += 1 }
        while end < paragraph.count, paragraph.isSpace(end) { end += 1 }
        return end
    }
}
