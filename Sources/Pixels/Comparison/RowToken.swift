/// Consecutive rows of the same class: a blank stretch is a single token, whatever its height.
struct RowToken {
    /// The key that matching tokens share.
    struct Stretch: Hashable {
        /// The class of the rows.
        var number: Int
        var count: Int
    }

    var start: Int
    var stretch: Stretch

    var count: Int { stretch.count }
}

extension [Int] {
    /// Returns the rows of a range as tokens.
    func tokens(in range: Range<Int>) -> [RowToken] {
        var result: [RowToken] = []
        for row in range {
            if let last = result.last, last.stretch.number == self[row] {
                result[result.count - 1].stretch.count += 1
            } else {
                result.append(RowToken(start: row, stretch: RowToken.Stretch(number: self[row], count: 1)))
            }
        }
        return result
    }
}
