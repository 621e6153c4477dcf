import LayoutSimPixels

/// The bands of whole rows in an alignment.
struct RowBands {
    let pictures: PicturePair
    let alignment: RowAlignment
    let views: [ViewArea]
    let expectedViews: [ViewArea]
    /// The most frequent color among rows of a single color.
    private let background: Pixel?

    init(_ pictures: PicturePair, _ alignment: RowAlignment, views: [ViewArea], expectedViews: [ViewArea]) {
        self.pictures = pictures
        self.alignment = alignment
        self.views = views
        self.expectedViews = expectedViews
        background = alignment.pairs.contains { $0.shift != 0 } ? pictures.background : nil
    }

    /// The removed, inserted and moved bands, sorted by their position in the actual image.
    var bands: [RowBand] {
        let removed = alignment.removedRows(of: pictures).map { rows in
            (alignment.place(ofRemoved: rows, in: pictures), band(.removed, rows, of: pictures.expected, expectedViews))
        }
        let inserted = alignment.insertedRows(of: pictures).map { rows in
            (rows.lowerBound, band(.inserted, rows, of: pictures.actual, views))
        }
        let moved = alignment.pairs.filter { $0.shift != 0 }.compactMap { rows in
            movedBand(rows).map { (rows.actual, $0) }
        }
        return (removed + inserted + moved).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
    }

    /// Returns the band of moved rows without blank ones at the ends; `nil` if nothing remains or nothing of it is
    /// unchanged.
    private func movedBand(_ rows: PairedRows) -> RowBand? {
        let shown = (0..<rows.count).filter { isShowing(rows, $0) }
        guard let first = shown.first, let last = shown.last else { return nil }
        let band = PairedRows(expected: rows.expected + first, actual: rows.actual + first, count: last + 1 - first)
        let changed = pictures.changedRows(in: band)
        guard changed < shown.count else { return nil }
        return RowBand(
            change: .moved(by: rows.shift, changedRows: changed), rows: band.expectedRows, isBlank: false, view: nil)
    }

    private func isShowing(_ rows: PairedRows, _ offset: Int) -> Bool {
        let colors = (
            pictures.expected.plainColor(ofRow: rows.expected + offset),
            pictures.actual.plainColor(ofRow: rows.actual + offset)
        )
        guard let old = colors.0, let new = colors.1 else { return true }
        return old != background || new != background
    }

    private func band(
        _ change: RowBand.Change, _ rows: Range<Int>, of bitmap: Bitmap, _ areas: [ViewArea]
    ) -> RowBand {
        let ink = rows.flatMap { bitmap.ink(ofRow: $0) }
        return RowBand(change: change, rows: rows, isBlank: ink.isEmpty, view: areas.deepest(covering: ink))
    }
}

extension PicturePair {
    fileprivate var background: Pixel? {
        let colors =
            (0..<expected.height).compactMap(expected.plainColor) + (0..<actual.height).compactMap(actual.plainColor)
        let counts = Dictionary(grouping: colors) { $0 }.mapValues(\.count)
        return counts.max { ($0.value, $0.key.bits) < ($1.value, $1.key.bits) }?.key
    }
}

extension Bitmap {
    /// Returns the color of a row of a single color.
    fileprivate func plainColor(ofRow row: Int) -> Pixel? {
        let range = self.row(row)
        guard let first = range.first.map({ pixels[$0] }) else { return nil }
        return pixels[range].allSatisfy { $0.bits == first.bits } ? first : nil
    }
}
