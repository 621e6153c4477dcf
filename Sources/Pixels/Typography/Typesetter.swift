package import LayoutSimDrawing
package import LayoutSimGeometry
package import LayoutSimText

/// Typesets texts as lines of glyphs.
///
/// It caches composed lines, so that drawing gets the lines that were measured, as long as they fit the available
/// space. For that reason it is not `Sendable`: use one per thread.
package final class Typesetter {
    /// The generation of the system font.
    package let era: FontEra
    /// The fonts and glyphs that were substituted so far, without duplicates, in the order of their first use.
    package private(set) var warnings: [TypographyWarning] = []
    /// The number of texts that were broken into lines so far, not counting cached ones.
    package private(set) var compositionCount = 0

    private let library: FontLibrary
    let shaper: Shaper
    private let pen = OutlinePen()
    private var texts = TextCache()
    /// Texts in several styles, stored separately because their keys are larger.
    var styledTexts: [TextContent: TextCache.Entry] = [:]
    private var outlines: [FontFace: [UInt32: Path]] = [:]
    private var known: Set<TypographyWarning> = []
    private lazy var breakIterator = LineBreakIterator()

    /// Creates a typesetter; throws if an embedded font cannot be read.
    package init(era: FontEra) throws(TypographyError) {
        self.era = era
        library = FontLibrary()
        shaper = Shaper(library: library)
        _ = try library.open(Typeface.system(weight: .regular, isItalic: false).face)
    }

    /// Typesets a text on one line per paragraph or, with a positive `width`, on lines of at most that many points.
    ///
    /// A positive `height` in points also limits the number of lines to those that fit, but at least one, as in a label
    /// that is lower than its text. A nonpositive width means no limit, as for `UILabel.preferredMaxLayoutWidth`. Text
    /// with a nonpositive font size takes no space.
    package func layout(
        _ text: TextContent, width: Double?, height: Double? = nil, grid: PixelGrid
    ) -> TextLayout {
        layout(TextRequest(text, width: width, height: height), grid: grid)
    }

    /// Typesets a text as requested; sizes are rounded to the pixels of `grid`.
    package func layout(_ request: TextRequest, grid: PixelGrid) -> TextLayout {
        let text = request.text
        guard text.runs.isEmpty, text.exclusions.isEmpty else { return styledLayout(request, grid: grid) }
        let typeface = typeface(for: text.font)
        let key = TextCache.Key(text: text.text, typeface: typeface, isRightToLeft: text.isRightToLeft)
        let resolved = ResolvedRequest(
            request, metrics: typeface.metrics, raisesLines: era == .y2020, grid: grid)
        return TextLayout(composed(resolved, key), resolved)
    }

    /// Returns the outline of a glyph in em: 1 is the font size, the y-axis points down, and the origin is on the
    /// baseline.
    package func outline(of glyph: UInt32, in face: FontFace) -> Path {
        if face == NotdefBox.face { return NotdefBox(rawValue: glyph)?.outline ?? Path() }
        if let outline = outlines[face]?[glyph] { return outline }
        let outline = pen.outline(of: glyph, in: library.file(face))
        outlines[face, default: [:]][glyph] = outline
        return outline
    }
}

extension Typesetter {
    private func composed(_ request: ResolvedRequest, _ key: TextCache.Key) -> ComposedText {
        let entry = entry(for: key)
        if let composed = entry.composed(for: request) { return composed }
        let composed = compose(request, entry, key.typeface)
        entry.keep(composed, request.style)
        if !key.text.isEmpty { compositionCount += 1 }
        return composed
    }

    private func compose(
        _ request: ResolvedRequest, _ entry: TextCache.Entry, _ typeface: Typeface
    ) -> ComposedText {
        let scale = scale(for: request, typeface: typeface, paragraphs: entry.paragraphs)
        let setting = setting(for: request, typeface: typeface, scale: scale)
        var composer = LineComposer(
            paragraphs: entry.paragraphs, setting: setting, mode: request.lineBreakMode, limit: request.lineLimit,
            avoidsOrphans: era == .y2020 && request.lineBreakStrategy.avoidsOrphans,
            opportunities: { self.opportunities(in: $0, of: entry, request.lineBreakStrategy) },
            shape: { index, before, after in
                let paragraph = entry.paragraphs[index]
                let text = paragraph.truncatedText(before, after)
                return entry.truncated(text, of: index) {
                    self.line(text, isRightToLeft: paragraph.isRightToLeft, typeface: typeface)
                }
            })
        composer.allowsTightening = request.allowsTightening
        composer.compose()
        return ComposedText(
            lines: composer.lines, isTruncated: composer.isTruncated, setting: setting, scaleFactor: scale,
            lineLimit: request.lineLimit, minimumScale: request.minimumScale)
    }

    private func setting(for request: ResolvedRequest, typeface: Typeface, scale: Double) -> Setting {
        let size = request.size * scale
        return Setting(
            size: size, tracking: typeface.tracking(size: size, era: era),
            opticalShare: typeface.opticalShare(size: size), width: request.width)
    }

    /// Returns the scale factor of a single line, whose tracking changes with its size.
    private func scale(for request: ResolvedRequest, typeface: Typeface, paragraphs: [ShapedParagraph]) -> Double {
        guard request.lineLimit == 1, let line = paragraphs.first else { return 1 }
        return ScaleSearch(minimum: request.minimumScale).largest { scale in
            setting(for: request, typeface: typeface, scale: scale).fits(0..<line.count, of: line)
        }
    }

    private func entry(for key: TextCache.Key) -> TextCache.Entry {
        if let entry = texts[key] { return entry }
        let entry = TextCache.Entry(paragraphs: key.text.isEmpty ? [] : shape(key))
        texts.insert(entry, for: key)
        return entry
    }

    private func shape(_ key: TextCache.Key) -> [ShapedParagraph] {
        Newlines.paragraphs(of: key.text).map { part in
            let offset = key.text.utf8.distance(from: key.text.startIndex, to: part.startIndex)
            let (paragraph, missing) = shaper.shape(
                String(part), offset: offset, typeface: key.typeface, isRightToLeft: key.isRightToLeft)
            for character in missing { warn(.missingGlyph(character)) }
            return paragraph
        }
    }

    private func line(_ text: String, isRightToLeft: Bool, typeface: Typeface) -> ShapedParagraph {
        shaper.shape(text, offset: 0, typeface: typeface, isRightToLeft: isRightToLeft).paragraph
    }

    func opportunities(
        in index: Int, of entry: TextCache.Entry, _ strategy: LineBreakStrategy
    ) -> LineBreakOpportunities {
        let all = opportunities(in: index, of: entry)
        return strategy.keepsHangulWords ? all.keepingHangulWords(of: entry.paragraphs[index]) : all
    }

    private func opportunities(in index: Int, of entry: TextCache.Entry) -> LineBreakOpportunities {
        if let known = entry.opportunities[index] { return known }
        let paragraph = entry.paragraphs[index]
        let found = LineBreakOpportunities(offsets: breakIterator.offsets(in: paragraph.text), in: paragraph)
        entry.opportunities[index] = found
        return found
    }

    func typeface(for font: Font) -> Typeface {
        let (typeface, warning) = Typeface.resolve(font)
        if let warning { warn(warning) }
        return typeface.of(era, size: font.size)
    }

    func warn(_ warning: TypographyWarning) {
        if known.insert(warning).inserted { warnings.append(warning) }
    }
}
