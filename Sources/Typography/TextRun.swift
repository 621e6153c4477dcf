/// A part of a paragraph that is shaped in one go: one face, one script, one direction.
struct TextRun {
    /// In characters from the start of the paragraph.
    var range: Range<Int>
    var coverage: Coverage
    /// The tag of its script in ISO 15924.
    var script: UInt32
    /// Of embedding, even from left to right.
    var level: UInt8

    var isRightToLeft: Bool { level % 2 == 1 }
}

/// What draws a character.
enum Coverage: Hashable {
    /// The face of the typeface itself.
    case primary
    /// Another face of the program, for scripts that the typeface lacks.
    case fallback(FontFace)
    /// No face: a box.
    case missing(Box)
}
