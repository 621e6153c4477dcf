import LayoutSimCFriBidi

/// The embedding levels of a paragraph, by the Unicode Bidirectional Algorithm (UAX #9).
struct BidiLevels {
    /// The levels, one per scalar; empty if the whole paragraph runs from left to right.
    let levels: [UInt8]
    let isRightToLeft: Bool

    /// Creates the levels of a paragraph; without `isRightToLeft`, the first strong character determines the base
    /// direction.
    init(of paragraph: ParagraphText, isRightToLeft: Bool?) {
        var scalars = paragraph.scalars
        // A tab has the direction of the paragraph, unlike the space as which it is shaped.
        for tab in paragraph.tabs { scalars[tab] = 0x09 }
        let needsAlgorithm =
            isRightToLeft == true || !paragraph.isPrintableASCII && scalars.contains(where: Self.mayTurn)
        guard needsAlgorithm, !scalars.isEmpty, let count = Int32(exactly: scalars.count) else {
            levels = []
            self.isRightToLeft = isRightToLeft ?? false
            return
        }
        var found = [Int8](repeating: 0, count: scalars.count)
        let base: Int32 = isRightToLeft.map { $0 ? 1 : 0 } ?? -1
        let direction = unsafe layoutsim_bidi_levels(scalars, count, base, &found)
        precondition(direction >= 0, "out of memory for the bidi levels of \(count) characters")
        levels = found.map { UInt8(clamping: $0) }
        self.isRightToLeft = direction == 1
    }

    func level(at index: Int) -> UInt8 {
        levels.isEmpty ? 0 : levels[index]
    }

    /// Returns whether a scalar can cause right-to-left text: a letter of a right-to-left script or a directional
    /// control.
    private static func mayTurn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x590: false
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension ShapedParagraph {
    /// Returns the clusters of a line in visual order, by rule L2 of the Unicode Bidirectional Algorithm.
    func visualOrder(of clusters: Range<Int>) -> [Int] {
        var order = Array(clusters)
        let levels = clusters.map { boundaries[$0].level }
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, to: 0, by: -1) {
            for run in runs(in: levels, atLeast: level) { order[run].reverse() }
        }
        return order
    }

    /// Returns the maximal ranges whose levels are all at least `level`.
    private func runs(in levels: [UInt8], atLeast level: UInt8) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (index, current) in levels.enumerated() {
            if current >= level {
                start = start ?? index
            } else if let begin = start {
                found.append(begin..<index)
                start = nil
            }
        }
        if let begin = start { found.append(begin..<levels.count) }
        return found
    }
}
