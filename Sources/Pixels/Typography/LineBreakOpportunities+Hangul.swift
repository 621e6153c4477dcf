extension LineBreakOpportunities {
    /// Returns the opportunities without those between two Hangul letters
    /// ([Apple](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct/hangulwordpriority)).
    func keepingHangulWords(of paragraph: ShapedParagraph) -> LineBreakOpportunities {
        var between: Set<Int> = []
        var offset = 0
        var wasHangul = false
        for scalar in paragraph.text.unicodeScalars {
            let isHangul = scalar.isHangul
            if wasHangul, isHangul { between.insert(offset) }
            wasHangul = isHangul
            offset += UTF8.width(scalar)
        }
        return LineBreakOpportunities(clusters: clusters.filter { !between.contains(paragraph.boundaries[$0].text) })
    }
}

extension Unicode.Scalar {
    /// Whether it is a Hangul syllable or letter (the blocks of Unicode 16).
    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true
        default: false
        }
    }
}
