import LayoutSimGeometry

extension ContactSheet {
    /// The ratio of the longer side to the shorter one beyond which rows are arranged anew: four phones in a row keep
    /// it.
    private static let longestSide = 2.25
    /// The height of a page, such as one of A4, for a width of one.
    private static let pageHeight = 2.0.squareRoot()

    /// The lines from the top: the rows themselves, or, if those are too tall or too wide for a page, the arrangement
    /// whose proportions are nearest to one.
    var lines: [[Cell]] {
        let widest = rows.map(\.count).max() ?? 0
        let size = size(of: rows)
        let candidates =
            if widest == 0 {
                [Int]()
            } else if size.height > size.width * ContactSheet.longestSide {
                Array(widest...rows.map(\.count).reduce(0, +))
            } else if size.width > size.height * ContactSheet.longestSide {
                Array(1...widest)
            } else {
                [Int]()
            }
        return candidates.map(lines(ofAtMost:)).min { cost(of: $0) < cost(of: $1) } ?? rows
    }

    /// Returns how many times as tall or as wide as a page the sheet is, and by what share larger because of places
    /// that stay empty.
    private func cost(of lines: [[Cell]]) -> Double {
        let size = size(of: lines)
        let ratio = size.height / (size.width * ContactSheet.pageHeight)
        let places = lines.count * (lines.map(\.count).max() ?? 0)
        let filled = lines.map(\.count).reduce(0, +)
        return max(ratio, 1 / ratio) * Double(places) / Double(filled)
    }

    /// Returns the rows beside each other from left to right and then down; a row stays in one line if it fits.
    private func lines(ofAtMost columns: Int) -> [[Cell]] {
        var lines: [[Cell]] = []
        for row in rows {
            if let last = lines.last, last.count + row.count <= columns {
                lines[lines.count - 1] += row
                continue
            }
            lines += stride(from: 0, to: row.count, by: columns).map { Array(row[$0..<min($0 + columns, row.count)]) }
        }
        return lines
    }
}
