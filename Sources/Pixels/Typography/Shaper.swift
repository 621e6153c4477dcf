import LayoutSimDrawing
/// Converts paragraphs to glyphs.
final class Shaper {
    let library: FontLibrary
    private let buffer = ShapingBuffer()

    init(library: FontLibrary) {
        self.library = library
    }

    /// Shapes a paragraph without newlines; `offset` is its position in the whole text.
    ///
    /// Also returns the characters that no font covers, in text order.
    func shape(
        _ text: String, offset: Int, typeface: Typeface, isRightToLeft: Bool?
    ) -> (paragraph: ShapedParagraph, missing: [Character]) {
        let source = ParagraphText(text)
        let bidi = BidiLevels(of: source, isRightToLeft: isRightToLeft)
        let coverage = FontFallback(typeface: typeface, library: library)
        let cut = Itemization(of: source, bidi: bidi, coverage: coverage.coverage)
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
            let omitted = typeface.spacing.omitted(isPrintableASCII: source.isPrintableASCII)
            shape(run, of: source, face: typeface.face, spacing: typeface.spacing, omitting: omitted, into: &builder)
        case .fallback(let face):
            let spacing = typeface.fallbackSpacing(for: run.script)
            shape(run, of: source, face: face, spacing: spacing, omitting: [], into: &builder)
        }
    }

    private func shape(
        _ run: TextRun, of source: ParagraphText, face: FontFace, spacing: Typeface.Spacing,
        omitting features: [Feature], into builder: inout ParagraphBuilder
    ) {
        let font = library.file(face)
        let glyphs = buffer.shape(source.scalars, run: run, font: font, omitting: features)
        builder.append(glyphs, run: run, font: font, spacing: spacing)
    }
}

extension Typeface {
    /// Returns the spacing of a script that the font does not cover.
    fileprivate func fallbackSpacing(for script: UInt32) -> Spacing {
        switch script {
        // The advance of a syllable in Apple SD Gothic Neo [fitted on 5 stored widths of 2 files].
        case Script.hangul: .monospaced(0.865)
        case Script.han, Script.hiragana, Script.katakana: spacesEastAsian ? .eastAsian : .fallback
        default: .fallback
        }
    }
}

extension Typeface.Spacing {
    /// Returns the OpenType features that are turned off.
    ///
    /// Inter's composition takes half of the shaping time and has no effect on ASCII.
    fileprivate func omitted(isPrintableASCII: Bool) -> [Feature] {
        switch self {
        case .system, .variable, .display, .cut:
            isPrintableASCII ? [.contextualAlternates, .composition] : [.contextualAlternates]
        case .file, .eastAsian: []
        case .helveticaNeueBold: [.ligatures]
        case .helveticaNeue, .avantGarde, .free, .monospaced: [.kerning, .ligatures]
        }
    }
}
