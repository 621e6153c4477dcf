import LayoutSimPixels

/// Classes of the rows of two images: rows are in the same class if and only if their pixels are identical.
struct RowClasses {
    private(set) var expected: [Int] = []
    private(set) var actual: [Int] = []
    /// The number of rows of both images in each class.
    private(set) var frequencies: [Int] = []

    /// Classifies the rows by the columns that both images have.
    init(expected: Bitmap, actual: Bitmap) {
        var known = KnownRows(width: min(expected.width, actual.width))
        self.expected = known.classes(of: expected)
        self.actual = known.classes(of: actual)
        frequencies = Array(repeating: 0, count: known.count)
        for number in self.expected + self.actual { frequencies[number] += 1 }
    }

    /// The most frequent class, which is the background.
    var background: Int? {
        frequencies.indices.max { frequencies[$0] < frequencies[$1] }
    }

    /// Returns the weight of a match of a row: high for a rare row, low for a blank one.
    func weight(_ number: Int) -> Int {
        (expected.count + actual.count) / frequencies[number]
    }
}

/// The rows encountered so far, by their hashes.
private struct KnownRows {
    let width: Int
    private(set) var count = 0
    private var first: [UInt64: (number: Int, bitmap: Bitmap, row: Int)] = [:]

    init(width: Int) {
        self.width = width
    }

    mutating func classes(of bitmap: Bitmap) -> [Int] {
        (0..<bitmap.height).map { number(ofRow: $0, in: bitmap) }
    }

    private mutating func number(ofRow row: Int, in bitmap: Bitmap) -> Int {
        let hash = bitmap.rowHash(row, width: width)
        if let known = first[hash], bitmap.row(row, equals: known.row, of: known.bitmap, width: width) {
            return known.number
        }
        // A different row with the same hash gets a new class each time, so that no false match can occur.
        if first[hash] == nil { first[hash] = (count, bitmap, row) }
        count += 1
        return count - 1
    }
}
