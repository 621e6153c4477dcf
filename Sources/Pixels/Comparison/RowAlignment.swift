import LayoutSimPixels

/// The rows of two images that are compared with each other; rows without a pair were inserted or removed.
package struct RowAlignment: Hashable, Sendable {
    /// The pairs, sorted by their rows in the actual image; no row is in two pairs.
    package var pairs: [PairedRows]

    init(pairs: [PairedRows]) {
        self.pairs = pairs
    }

    /// Creates an alignment that pairs rows by number.
    init(inPlace pictures: PicturePair) {
        let count = min(pictures.expected.height, pictures.actual.height)
        pairs = [PairedRows(expected: 0, actual: 0, count: count)].joined
    }

    /// Creates an alignment that pairs identical rows wherever they moved, if that leaves fewer differences than
    /// pairing by number.
    init(_ pictures: PicturePair) {
        self.init(inPlace: pictures)
        let aligned = RowAlignment(aligning: pictures)
        if aligned != self, aligned.cost(pictures) < cost(pictures) { self = aligned }
    }

    private init(aligning pictures: PicturePair) {
        let classes = RowClasses(expected: pictures.expected, actual: pictures.actual)
        let common = RowAligner.commonRows(of: classes).withoutLowBands
        let crossing = CrossingRows.bands(in: classes, besides: common)
        let whole = RowGap(expected: classes.expected.indices, actual: classes.actual.indices)
        let pairing = GapPairing(pictures: pictures)
        let changed = whole.gaps(between: common).flatMap { pairing.pairs(in: $0, besides: crossing) }
        pairs = (common + crossing + changed).sorted { $0.actual < $1.actual }.joined
    }

    /// Returns the number of pixels that a reviewer would have to look at.
    private func cost(_ pictures: PicturePair) -> Int {
        let changed = pairs.reduce(0) { $0 + pictures.differences(in: $1) }
        let removed = removedRows(of: pictures).joined().reduce(0) { $0 + pictures.expected.cost(ofRow: $1) }
        return insertedRows(of: pictures).joined().reduce(changed + removed) {
            $0 + pictures.actual.cost(ofRow: $1)
        }
    }

    /// Returns the rows that only the expected image has.
    func removedRows(of pictures: PicturePair) -> [Range<Int>] {
        (0..<pictures.expected.height).subtracting(pairs.map(\.expectedRows))
    }

    /// Returns the row of the actual image before which removed rows would be.
    func place(ofRemoved rows: Range<Int>, in pictures: PicturePair) -> Int {
        let next = pairs.filter { $0.expected >= rows.upperBound }.min { $0.expected < $1.expected }
        return next?.actual ?? pictures.actual.height
    }

    /// Returns the rows that only the actual image has.
    func insertedRows(of pictures: PicturePair) -> [Range<Int>] {
        (0..<pictures.actual.height).subtracting(pairs.map(\.actualRows))
    }
}

extension [PairedRows] {
    /// The pairs without isolated moves that are short enough to be coincidental.
    fileprivate var withoutLowBands: [PairedRows] {
        var (result, start) = ([PairedRows](), 0)
        while start < count {
            let band = self[start...].prefix { $0.shift == self[start].shift }
            let height = band.reduce(0) { $0 + $1.count }
            if self[start].shift == 0 || height >= CrossingRows.lowestBand { result += band }
            start = band.endIndex
        }
        return result
    }
}

extension Bitmap {
    fileprivate func cost(ofRow row: Int) -> Int {
        ink(ofRow: row).reduce(1) { $0 + $1.columns.count }
    }
}
