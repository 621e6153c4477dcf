/// A square matrix in exact fractions, for comparison with sparse factors.
struct DenseMatrix {
    var rows: [[Rational]]

    static func product(_ left: [Rational], _ right: [Rational]) -> Rational {
        zip(left, right).reduce(0) { $1.0 == 0 || $1.1 == 0 ? $0 : $0 + $1.0 * $1.1 }
    }

    /// The number of independent rows, by elimination.
    var rank: Int {
        var left = rows
        var rank = 0
        for column in rows.indices {
            guard let pivot = left[rank...].firstIndex(where: { $0[column] != 0 }) else { continue }
            left.swapAt(rank, pivot)
            for row in left.indices.dropFirst(rank + 1) where left[row][column] != 0 {
                let factor = left[row][column] / left[rank][column]
                for place in column..<rows.count where left[rank][place] != 0 {
                    left[row][place] -= factor * left[rank][place]
                }
            }
            rank += 1
            if rank == rows.count { break }
        }
        return rank
    }

    mutating func replaceRow(_ row: Int, byUnit column: Int) {
        rows[row] = rows.indices.map { $0 == column ? 1 : 0 }
    }
}
