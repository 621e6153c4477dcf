import LayoutSimCFriBidi

/// Which parts of a paragraph run from right to left, by the Unicode Bidirectional Algorithm (UAX #9).
struct BidiLevels {
    /// One per character, or none at all if everything runs from left to right.
    let levels: [UInt8]
    let isRightToLeft: Bool

    /// `isRightToLeft` nil takes the direction from the first character that has one.
    init(of paragraph: ParagraphText, isRightToLeft: Bool?) {
        let scalars = paragraph.scalars
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
        precondition(direction >= 0, "no memory for the direction of a text of \(count) characters")
        levels = found.map { UInt8(clamping: $0) }
        self.isRightToLeft = direction == 1
    }

    func level(at index: Int) -> UInt8 {
        levels.isEmpty ? 0 : levels[index]
    }

    /// Whether a character can make a text run from right to left: letters of such scripts and the marks of direction.
    private static func mayTurn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x590: false
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
