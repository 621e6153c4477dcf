/// Turns paragraphs into glyphs.
final class Shaper {
    let library: FontLibrary
    private let buffer = ShapingBuffer()

    init(library: FontLibrary) {
        self.library = library
    }

    /// Shapes a paragraph, which holds no newline; `offset` is where it stands in the whole text.
    ///
    /// Also returns the characters that no font has, in the order of the text.
    func shape(
        _ text: String, offset: Int, typeface: Typeface, isRightToLeft: Bool?
    ) -> (paragraph: ShapedParagraph, missing: [Character]) {
        let source = ParagraphText(text)
        let bidi = BidiLevels(of: source, isRightToLeft: isRightToLeft)
        let coverage = FontCoverage(typeface: typeface, library: library)
        let cut = TextRuns(of: source, bidi: bidi, coverage: coverage.coverage)
        var builder = ParagraphBuilder(source: source, typeface: typeface)
        for run in cut.runs { shape(run, of: source, typeface: typeface, into: &builder) }
        return (builder.finish(offset: offset, isRightToLeft: bidi.isRightToLeft), cut.missing)
    }

    private func shape(
        _ run: TextRun, of source: ParagraphText, typeface: Typeface, into builder: inout ParagraphBuilder
    ) {
        switch run.coverage {
        case .missing(let box):
            builder.append(box, run: run)
        case .primary:
            let font = library.file(typeface.face)
            let glyphs = buffer.shape(
                source.scalars, run: run, font: font, features: typeface.spacing.features)
            builder.append(glyphs, run: run, font: font, spacing: typeface.spacing)
        case .fallback(let face):
            let font = library.file(face)
            let glyphs = buffer.shape(
                source.scalars, run: run, font: font, features: Typeface.Spacing.fallback.features)
            builder.append(glyphs, run: run, font: font, spacing: .fallback)
        }
    }
}

extension Typeface.Spacing {
    /// The features of the font file that are used.
    fileprivate var features: Set<Feature> {
        switch self {
        case .system: [.kerning, .ligatures]
        case .file: [.kerning, .ligatures, .contextualAlternates]
        case .helveticaNeue, .monospaced: [.contextualAlternates]
        }
    }
}
