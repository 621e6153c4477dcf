import LayoutSimGeometry
import LayoutSimText

extension Typesetter {
    /// Typesets a text in several styles.
    func styledLayout(_ request: TextRequest, grid: PixelGrid) -> TextLayout {
        var text = request.text
        if text.runs.isEmpty { text.runs = [StyledRun(length: text.text.utf8.count, style: RunStyle(wholeOf: text))] }
        let resolved = ResolvedRequest(request, metrics: typeface(for: text.font).metrics, grid: grid)
        let source = StyledText(text)
        let entry = styledEntry(for: text, source)
        let limit = text.numberOfLines > 0 ? text.numberOfLines : .max
        var (composed, boxes) = placed(resolved, entry, source, text, limit: limit)
        if let height = request.height, height > 0, height.isFinite {
            let fitting = boxes.count(in: height)
            if fitting < composed.lines.count {
                (composed, boxes) = placed(resolved, entry, source, text, limit: fitting)
            }
        }
        return TextLayout(composed, resolved, boxes)
    }

    /// Returns the composed lines and their positions. The space that exclusion areas leave for a line depends on its
    /// height, which in turn depends on its contents, so composition repeats until the heights are stable, at most four
    /// times.
    private func placed(
        _ request: ResolvedRequest, _ entry: TextCache.Entry, _ source: StyledText, _ text: TextContent, limit: Int
    ) -> (ComposedText, LineBoxes) {
        var rows: [LineFragments.Row] = []
        var result: (composed: ComposedText, boxes: LineBoxes)
        var rounds = 0
        repeat {
            var fragments: LineFragments?
            if !text.exclusions.isEmpty {
                fragments = LineFragments(
                    text.exclusions, width: request.width, rows: rows,
                    standard: LineFragments.Row(height: request.lineHeight, step: request.lineStep))
            }
            let composed = compose(request, entry, source, fragments, limit: limit)
            result = (composed, LineBoxes(composed, entry.paragraphs, source, defaultMetrics: request))
            rounds += 1
            guard fragments != nil, result.boxes.rows != rows else { break }
            rows = result.boxes.rows
        } while rounds < 4
        return result
    }

    private func compose(
        _ request: ResolvedRequest, _ entry: TextCache.Entry, _ source: StyledText, _ fragments: LineFragments?,
        limit: Int
    ) -> ComposedText {
        let paragraphs = entry.paragraphs
        let indents = paragraphs.map { paragraph in
            LineBoxes.indents(source.style(at: paragraph.offset)?.paragraph ?? ParagraphStyle(), in: request.width)
        }
        var scale = 1.0
        if limit == 1, let line = paragraphs.first {
            scale = ScaleSearch(minimum: request.minimumScale).largest { scale in
                Setting(size: scale, tracking: 0, width: request.width).narrowed(by: indents[0].first)
                    .fits(0..<line.count, of: line)
            }
        }
        let setting = Setting(size: scale, tracking: 0, width: request.width)
        var composer = LineComposer(
            paragraphs: paragraphs, setting: setting, mode: request.lineBreakMode, limit: limit,
            avoidsOrphans: era == .y2020 && request.lineBreakStrategy.avoidsOrphans,
            opportunities: { self.opportunities(in: $0, of: entry, request.lineBreakStrategy) },
            shape: { index, before, after in
                self.truncated(paragraphs[index], of: source, before: before, after: after)
            },
            indents: indents)
        composer.fragments = fragments
        composer.allowsTightening = request.allowsTightening
        composer.compose()
        return ComposedText(
            lines: composer.lines, isTruncated: composer.isTruncated, setting: setting, scaleFactor: scale,
            lineLimit: limit, minimumScale: request.minimumScale, fragments: composer.lineFragments)
    }

    private func styledEntry(for text: TextContent, _ source: StyledText) -> TextCache.Entry {
        // Shaping depends only on the text and its runs.
        var key = TextContent(text.text, font: text.font, isRightToLeft: text.isRightToLeft)
        key.runs = text.runs
        if let entry = styledTexts[key] { return entry }
        if styledTexts.count >= 256 { styledTexts.removeAll() }
        let entry = TextCache.Entry(paragraphs: text.text.isEmpty ? [] : paragraphs(of: text, source))
        styledTexts[key] = entry
        return entry
    }

    private func paragraphs(of text: TextContent, _ source: StyledText) -> [ShapedParagraph] {
        Newlines.paragraphs(of: text.text).map { part in
            let start = text.text.utf8.distance(from: text.text.startIndex, to: part.startIndex)
            let end = start + part.utf8.count
            let style = source.style(at: start)?.paragraph ?? ParagraphStyle()
            let direction = style.isRightToLeft ?? text.isRightToLeft
            let isRightToLeft = BidiLevels(of: ParagraphText(String(part)), isRightToLeft: direction).isRightToLeft
            return shape(
                source.part(start..<end), offset: start, isRightToLeft: isRightToLeft, tabStops: TabStops(style))
        }
    }

    private func shape(
        _ text: StyledText, offset: Int, isRightToLeft: Bool, tabStops: TabStops
    ) -> ShapedParagraph {
        var shaping = StyledShaping()
        for (piece, style) in text.pieces {
            let typeface = typeface(for: style.font)
            if let attachment = style.attachment {
                shaping.append(String(piece), attachment, style, metrics: typeface.metrics)
                continue
            }
            let (shaped, missing) = shaper.shape(
                String(piece), offset: 0, typeface: typeface, isRightToLeft: isRightToLeft)
            for character in missing { warn(.missingGlyph(character)) }
            shaping.append(shaped, style, typeface: typeface, era: era)
        }
        return shaping.finish(offset: offset, isRightToLeft: isRightToLeft, tabStops: tabStops)
    }

    /// Returns the truncated line; the ellipsis has the style of the text that it follows.
    private func truncated(
        _ paragraph: ShapedParagraph, of source: StyledText, before: Range<Int>, after: Range<Int>
    ) -> ShapedParagraph {
        let offset = paragraph.offset
        let kept = paragraph.trimmed(before)
        let head = offset + paragraph.boundaries[kept.lowerBound].text
        let cut = offset + paragraph.boundaries[kept.upperBound].text
        var tail = after.lowerBound
        while tail < after.upperBound, paragraph.isSpace(tail) { tail += 1 }
        var text = source.part(head..<cut)
        if var style = source.style(at: max(head, cut - 1)) {
            style.attachment = nil
            text.append("…", style)
        }
        let rest = source.part(
            offset + paragraph.boundaries[tail].text..<offset + paragraph.boundaries[after.upperBound].text)
        for (piece, style) in rest.pieces { text.append(piece, style) }
        return shape(text, offset: 0, isRightToLeft: paragraph.isRightToLeft, tabStops: paragraph.tabStops)
    }
}

extension RunStyle {
    /// Creates the style of a text that has a single style.
    fileprivate init(wholeOf text: TextContent) {
        self.init(font: text.font)
        lineLeading = text.lineLeading
        if let height = text.lineHeight {
            paragraph.minimumLineHeight = height
            paragraph.maximumLineHeight = height
        }
    }
}
