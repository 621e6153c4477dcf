/// The lengths of rows along the axis of a lazy container, as far as they were laid out, in points.
///
/// Rows that were not count as long as the others are on average, as SwiftUI has it (WWDC26, session 321).
struct RowLengths: Equatable {
    private var indices: [Int] = []
    private var lengths: [Double] = []
    /// The sums of the lengths before each known row, and of all.
    private var sums = [0.0]
    /// The distance between two rows.
    var distance = 0.0
    /// What a row may be long where nothing is known.
    var guess = 0.0

    /// The mean of all lengths; a guess where nothing was laid out.
    var average: Double { indices.isEmpty ? guess : sums[indices.count] / Double(indices.count) }
    /// Whether nothing was laid out.
    var isEmpty: Bool { indices.isEmpty }

    /// The length of a row.
    subscript(row: Int) -> Double {
        get {
            let place = place(of: row)
            return indices.indices.contains(place) && indices[place] == row ? lengths[place] : average
        }
        set {
            let place = place(of: row)
            if indices.indices.contains(place), indices[place] == row {
                guard lengths[place] != newValue else { return }
                lengths[place] = newValue
            } else {
                indices.insert(row, at: place)
                lengths.insert(newValue, at: place)
            }
            addUp(from: place)
        }
    }

    /// Returns the length of rows with a distance to each.
    func length(of rows: Range<Int>) -> Double {
        let known = place(of: rows.lowerBound)..<place(of: rows.upperBound)
        let sum = sums[known.upperBound] - sums[known.lowerBound]
        return sum + Double(rows.count - known.count) * average + Double(rows.count) * distance
    }

    /// Returns the rows of some that lie between two positions behind their start, each with a distance behind it;
    /// `nil` if there are none.
    ///
    /// Rows that only touch the positions do not count, and as little as sums of lengths differ by.
    func rows(in rows: Range<Int>, between start: Double, and end: Double) -> ClosedRange<Int>? {
        guard end > Self.least, !rows.isEmpty else { return nil }
        var first = row(at: max(0, start + Self.least), in: rows)
        if length(of: rows.lowerBound..<first) + self[first] <= start + Self.least { first += 1 }
        let last = row(at: end - Self.least, in: rows)
        return first <= last ? first...last : nil
    }

    /// The length that does not count, in points.
    private static let least = 1e-6

    /// Returns the row that covers a position behind the start of rows, each with a distance behind it; the first or
    /// the last one for positions outside.
    func row(at position: Double, in rows: Range<Int>) -> Int {
        var (row, left) = (rows.lowerBound, position)
        var known = place(of: row)
        while row < rows.upperBound - 1 {
            if indices.indices.contains(known), indices[known] == row {
                left -= lengths[known] + distance
                if left < 0 { return row }
                known += 1
                row += 1
                continue
            }
            let end = indices.indices.contains(known) ? min(indices[known], rows.upperBound) : rows.upperBound
            let whole = average + distance
            let passed = whole > 0 ? (left / whole).rounded(.down) : Double(end - row)
            if passed < Double(end - row) { return min(row + max(0, Int(passed)), rows.upperBound - 1) }
            left -= Double(end - row) * whole
            row = end
        }
        return max(rows.lowerBound, min(row, rows.upperBound - 1))
    }

    /// Forgets the rows behind a number of them.
    mutating func keep(_ count: Int) {
        let place = place(of: count)
        guard place < indices.count else { return }
        indices.removeSubrange(place...)
        lengths.removeSubrange(place...)
        addUp(from: place)
    }

    private mutating func addUp(from place: Int) {
        sums.removeSubrange((place + 1)...)
        for length in lengths[place...] { sums.append(sums[sums.count - 1] + length) }
    }

    /// The place of the first known row that is not before a row.
    private func place(of row: Int) -> Int {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
