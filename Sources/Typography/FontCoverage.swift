/// Finds what draws a character: the typeface, a face of another script, or a box.
struct FontCoverage {
    let primary: FontFile
    let library: FontLibrary

    func coverage(of character: Character) -> Coverage {
        if character.isEmoji { return .missing(.emoji) }
        let scalars = character.unicodeScalars.filter { !$0.needsNoGlyph }
        if scalars.allSatisfy({ primary.covers($0.value) }) { return .primary }
        let face = FontLibrary.fallbacks.first { face in
            let file = library.file(face)
            return scalars.allSatisfy { file.covers($0.value) }
        }
        return face.map(Coverage.fallback) ?? .missing(.letter)
    }
}

extension Character {
    /// Whether it is shown as a coloured picture: by default, or because a variation selector or a keycap asks for it.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first, !first.isASCII || unicodeScalars.count > 1 else { return false }
        return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
            || unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    }
}

extension Unicode.Scalar {
    /// Whether fonts need no glyph for it: controls, joiners and the like, which HarfBuzz leaves out.
    fileprivate var needsNoGlyph: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
    }
}
