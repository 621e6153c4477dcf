/// Cuts a paragraph into runs of one face, one script and one direction.
struct TextRuns {
    let runs: [TextRun]
    /// Characters that no font has, in the order of the text.
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

    /// A box stands alone; other characters join the run before them where they can.
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
