public import LayoutSimText
public import LayoutSimGeometry

/// Sets texts as lines of glyphs; the object that measures is the one that is drawn.
///
/// Not `Sendable`, since it remembers what it shaped: one per thread.
public final class Typesetter {
    /// The generation of the system font.
    public let era: FontEra
    /// What could only be met in part so far, each warning once, in the order in which they came up.
    public private(set) var warnings: [TypographyWarning] = []

    private let library: FontLibrary
    private let shaper: Shaper
    private let pen = OutlinePen()
    private var texts = TextCache()
    private var outlines: [FontFace: [UInt32: Path]] = [:]
    private var known: Set<TypographyWarning> = []
    private lazy var breakIterator = LineBreakIterator()

    /// Creates a typesetter; throws if a font of the program cannot be read.
    public init(era: FontEra) throws(TypographyError) {
        self.era = era
        library = FontLibrary()
        shaper = Shaper(library: library)
        _ = try library.open(Typeface.system(weight: .regular, isItalic: false).face)
    }

    /// Sets a text on one line per paragraph, or, with a positive `width`, on lines of at most that many points.
    ///
    /// A positive `height` in points further limits the lines to those that fit, but not below one, as a label does
    /// that is lower than its text. A width that is not a positive number means no limit, as
    /// `UILabel.preferredMaxLayoutWidth` does. Font sizes that are no positive numbers take no room.
    public func layout(
        _ text: TextContent, width: Double?, height: Double? = nil, grid: PixelGrid
    ) -> TextLayout {
        let typeface = typeface(for: text.font)
        let key = TextCache.Key(text: text.text, typeface: typeface, isRightToLeft: text.isRightToLeft)
        let request = ResolvedRequest(text, metrics: typeface.metrics, width: width, height: height, grid: grid)
        let paragraphs = paragraphs(for: key)
        let scale = scale(for: request, typeface: typeface, paragraphs: paragraphs)
        let setting = setting(for: request, typeface: typeface, scale: scale)
        var composer = LineComposer(
            paragraphs: paragraphs, setting: setting, mode: text.lineBreakMode, limit: request.lineLimit,
            avoidsOrphans: era == .y2020,
            opportunities: { self.opportunities(in: $0, of: key) },
            shape: { self.line($0, isRightToLeft: $1, typeface: typeface) })
        composer.compose()
        return TextLayout(
            lines: composer.lines, isTruncated: composer.isTruncated, setting: setting, scaleFactor: scale,
            request: request)
    }

    /// The outline of a glyph in em, 1 being the size of the font, y downwards, its origin on the baseline.
    package func outline(of glyph: UInt32, in face: FontFace) -> Path {
        if face == NotdefBox.face { return NotdefBox(rawValue: glyph)?.outline ?? Path() }
        if let outline = outlines[face]?[glyph] { return outline }
        let outline = pen.outline(of: glyph, in: library.file(face))
        outlines[face, default: [:]][glyph] = outline
        return outline
    }
}

extension Typesetter {
    private func setting(for request: ResolvedRequest, typeface: Typeface, scale: Double) -> Setting {
        let size = request.size * scale
        return Setting(size: size, tracking: typeface.tracking(size: size, era: era), width: request.width)
    }

    /// The factor by which a single line shrinks; its tracking changes with its size.
    private func scale(for request: ResolvedRequest, typeface: Typeface, paragraphs: [ShapedParagraph]) -> Double {
        guard request.lineLimit == 1, let line = paragraphs.first else { return 1 }
        return ScaleSearch(minimum: request.minimumScale).largest { scale in
            setting(for: request, typeface: typeface, scale: scale).fits(0..<line.count, of: line)
        }
    }

    private func paragraphs(for key: TextCache.Key) -> [ShapedParagraph] {
        if let entry = texts[key] { return entry.paragraphs }
        let paragraphs = key.text.isEmpty ? [] : shape(key)
        texts.insert(TextCache.Entry(paragraphs: paragraphs), for: key)
        return paragraphs
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

    private func opportunities(in index: Int, of key: TextCache.Key) -> LineBreakOpportunities {
        let entry = texts[key] ?? TextCache.Entry(paragraphs: paragraphs(for: key))
        if let known = entry.opportunities[index] { return known }
        let paragraph = entry.paragraphs[index]
        let found = LineBreakOpportunities(offsets: breakIterator.offsets(in: paragraph.text), in: paragraph)
        texts[key]?.opportunities[index] = found
        return found
    }

    private func typeface(for font: Font) -> Typeface {
        let (typeface, warning) = Typeface.resolve(font)
        if let warning { warn(warning) }
        return typeface
    }

    private func warn(_ warning: TypographyWarning) {
        if known.insert(warning).inserted { warnings.append(warning) }
    }
}
