import LayoutSimDrawing
import LayoutSimCHarfBuzz

/// A paragraph split into runs of a single face, script and direction.
struct Itemization {
    let runs: [TextRun]
    /// The characters that no font covers, in text order.
    let missing: [Character]

    init(of paragraph: ParagraphText, bidi: BidiLevels, coverage: (Character) -> Coverage) {
        if paragraph.isPrintableASCII, bidi.levels.isEmpty {
            let all = 0..<paragraph.scalars.count
            runs = all.isEmpty ? [] : [TextRun(range: all, coverage: .primary, script: Script.latin, level: 0)]
            missing = []
        } else {
            (runs, missing) = Self.cut(paragraph, bidi: bidi, coverage: coverage)
        }
    }

    private static func cut(
        _ paragraph: ParagraphText, bidi: BidiLevels, coverage: (Character) -> Coverage
    ) -> (runs: [TextRun], missing: [Character]) {
        let scripts = Script.scripts(of: paragraph.scalars)
        var runs: [TextRun] = []
        var missing: [Character] = []
        var start = 0
        for character in paragraph.text {
            let end = start + character.unicodeScalars.count
            let run = TextRun(
                range: start..<end, coverage: coverage(character), script: scripts[start], level: bidi.level(at: start))
            if case .missing = run.coverage { missing.append(character) }
            append(run, to: &runs)
            start = end
        }
        return (runs, missing)
    }

    /// Appends a run, merging it with the previous one if possible; a box is always a run of its own.
    private static func append(_ run: TextRun, to runs: inout [TextRun]) {
        if let last = runs.last, last.coverage == run.coverage, !run.coverage.isMissing,
            last.script == run.script, last.level == run.level
        {
            runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
        } else {
            runs.append(run)
        }
    }
}

extension Coverage {
    fileprivate var isMissing: Bool {
        guard case .missing = self else { return false }
        return true
    }
}

/// A run of a paragraph, which is shaped in one call: a single face, script and direction.
struct TextRun {
    /// The range of scalars, from the start of the paragraph.
    var range: Range<Int>
    var coverage: Coverage
    /// The ISO 15924 tag of the script.
    var script: UInt32
    /// The embedding level; even levels are left to right.
    var level: UInt8

    var isRightToLeft: Bool { level % 2 == 1 }
}

/// The source of a character's glyph.
enum Coverage: Hashable {
    /// The typeface's own face.
    case primary
    /// A fallback face, for scripts that the typeface does not cover.
    case fallback(FontFace)
    /// No face: a box is drawn.
    case missing(NotdefBox)
}

/// The scripts of characters, as ISO 15924 tags.
enum Script {
    static let latin = HB_SCRIPT_LATIN.rawValue
    static let han = HB_SCRIPT_HAN.rawValue
    static let hiragana = HB_SCRIPT_HIRAGANA.rawValue
    static let katakana = HB_SCRIPT_KATAKANA.rawValue
    static let hangul = HB_SCRIPT_HANGUL.rawValue

    /// Returns the script of each scalar; one that is common to many scripts gets that of the preceding scalar.
    static func scripts(of scalars: [UInt32]) -> [UInt32] {
        let functions = unsafe hb_unicode_funcs_get_default()
        let own = scalars.map { unsafe hb_unicode_script(functions, $0).rawValue }
        var current = own.first { !shared.contains($0) } ?? latin
        return own.map { script in
            if !shared.contains(script) { current = script }
            return current
        }
    }

    private static let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
}
