import LayoutSimDrawing

/// The choice of the face that draws a character: the typeface's own, a fallback, or a box.
struct FontFallback {
    let typeface: Typeface
    let library: FontLibrary

    func coverage(of character: Character) -> Coverage {
        if character.isEmoji { return .missing(.emoji) }
        if character.isSymbolWithEmoji, typeface.isSystem { return .missing(.emoji) }
        let scalars = Array(character.unicodeScalars).filter { !$0.needsNoGlyph }
        if covers(typeface.face, scalars) { return .primary }
        let face = Self.fallbacks(isBold: typeface.isBold).first { covers($0, scalars) }
        let isIcon = scalars.contains { $0.properties.generalCategory == .privateUse }
        return face.map(Coverage.fallback) ?? .missing(isIcon ? .icon : .letter)
    }

    private func covers(_ face: FontFace, _ scalars: [Unicode.Scalar]) -> Bool {
        let file = library.file(face)
        return scalars.allSatisfy { file.covers($0.value) }
    }

    /// Returns the fallback faces, in the order in which they are tried.
    private static func fallbacks(isBold: Bool) -> [FontFace] {
        let style = isBold ? "Bold" : "Regular"
        return [
            "Inter-\(style).otf", "NotoSansArabic-\(style).ttf", "NotoSansHebrew-\(style).ttf",
            "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "DroidSansFallback.ttf",
        ].map(FontFace.init)
    }
}

extension Character {
    /// Whether it has emoji presentation, by default or through a variation selector or keycap.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first, !first.isASCII || unicodeScalars.count > 1 else { return false }
        return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
            || unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }

    /// Whether it is a symbol with text presentation that San Francisco lacks, so that the emoji font displays it, such
    /// as ⏺ [mts.io/2015/04/21/unicode-symbol-render-text-emoji; 3 stored frames of 2 repositories].
    ///
    /// Letters, marks and arrows are in San Francisco, and geometric shapes such as ▶ come from other fonts [4 stored
    /// frames].
    fileprivate var isSymbolWithEmoji: Bool {
        guard let first = unicodeScalars.first, first.value >= 0x2300, !(0x25A0...0x25FF).contains(first.value) else {
            return false
        }
        return first.properties.isEmoji && !first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
    }
}

extension Unicode.Scalar {
    /// Whether it needs no glyph: controls, joiners and other default ignorables, which HarfBuzz omits.
    fileprivate var needsNoGlyph: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
    }
}
