/// Neighbouring rows of one class: a blank stretch is one token, however high it is.
struct RowToken: Hashable {
    var number: Int
    var start: Int
    var count: Int
}

extension [Int] {
    /// The rows of a range as tokens.
    func tokens(in range: Range<Int>) -> [RowToken] {
        var result: [RowToken] = []
        for row in range {
            if let last = result.last, last.number == self[row] {
                result[result.count - 1].count += 1
            } else {
                result.append(RowToken(number: self[row], start: row, count: 1))
            }
        }
        return result
    }
}
