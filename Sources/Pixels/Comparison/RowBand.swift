import LayoutSimPixels

/// Rows whose position differs between the images, or that only one of them has.
package struct RowBand: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// Moved down by a distance in pixels, with the number of rows that also changed.
        case moved(by: Int, changedRows: Int)
        case inserted
        case removed
    }

    package var change: Change
    /// The rows of the expected image, or of the actual one if they were inserted.
    package var rows: Range<Int>
    /// Whether every row has a single color.
    package var isBlank: Bool
    /// The deepest view that covers the visible part of the rows.
    package var view: String?
}

extension RowBand: CustomStringConvertible {
    package var description: String {
        let name = rows.count == 1 ? "row \(rows.lowerBound)" : "rows \(rows.lowerBound)–\(rows.upperBound - 1)"
        return name + " " + changeDescription + (isBlank ? ", blank" : "") + (view.map { ", in \($0)" } ?? "")
    }

    private var changeDescription: String {
        switch change {
        case .inserted: "inserted"
        case .removed: "removed"
        case .moved(let distance, let changedRows):
            "moved \(abs(distance)) px \(distance < 0 ? "up" : "down"), "
                + (changedRows == 0 ? "identical" : "\(changedRows) of them changed")
        }
    }
}
