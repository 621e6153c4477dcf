extension String {
    /// The number of terminal cells that the text occupies.
    var cellCount: Int { reduce(0) { $0 + $1.cellCount } }

    /// Returns the characters that fit into a number of cells.
    func prefix(cells: Int) -> String {
        var room = cells
        return String(
            prefix { character in
                room -= character.cellCount
                return room >= 0
            })
    }

    /// Returns the text in lines of at most a number of cells, broken at spaces if possible.
    func wrapped(at width: Int) -> [String] {
        let width = max(width, 1)
        var lines: [String] = [""]
        for word in split(separator: " ", omittingEmptySubsequences: false).map({ String($0) }) {
            let last = lines[lines.count - 1]
            if !last.isEmpty, last.cellCount + 1 + word.cellCount <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines += word.pieces(of: width)
            }
        }
        return lines.count > 1 && lines[0].isEmpty ? Array(lines.dropFirst()) : lines
    }

    /// Returns the pieces of a word that is too long for a line.
    private func pieces(of width: Int) -> [String] {
        var (rest, pieces) = (self, [String]())
        while rest.cellCount > width {
            let piece = rest.prefix(cells: width)
            guard !piece.isEmpty else { break }
            pieces.append(piece)
            rest = String(rest.dropFirst(piece.count))
        }
        return pieces + [rest]
    }
}

extension Character {
    /// The number of cells: two for wide East Asian characters and emoji, none for marks and controls.
    fileprivate var cellCount: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return Character.wide.contains { $0.contains(first.value) } ? 2 : 1
        }
    }

    /// The Unicode blocks that are wide according to East Asian Width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
