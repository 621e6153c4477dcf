import LayoutSimSeededRandom

/// Generates matrices of typical layout rows, with rows that depend on others or nearly do.
struct MatrixGenerator {
    var random: SeededRandom

    mutating func matrix() -> [[Rational]] {
        let count = random.int(in: 2...12)
        var rows: [[Rational]] = []
        for _ in 0..<count {
            let row = random.chance(percent: 55) || rows.isEmpty ? Self.row(count, &random) : combination(of: rows)
            rows.append(row)
        }
        for place in rows.indices.dropFirst().reversed() { rows.swapAt(place, random.int(in: 0...place)) }
        return rows
    }

    /// Returns a size, a distance, a center to a center, or a longer sum.
    static func row(_ count: Int, _ random: inout SeededRandom) -> [Rational] {
        let shapes: [[Double]] = [
            [1], [1, -1], [1, -2], [1, -1, -1], [1, 0.5, -0.5], [1, 0.5, -1, -0.5], [1, 1, -1, -1], [1, 1, 1, 1, -1],
            [1, 1, 1, 1, 1, 1],
        ]
        var row = [Rational](repeating: 0, count: count)
        for coefficient in random.pick(shapes) { row[random.int(in: 0...count - 1)] += Rational(coefficient) }
        return row
    }

    /// Returns a multiple of an earlier row, or a sum of some, sometimes with one number more.
    private mutating func combination(of rows: [[Rational]]) -> [Rational] {
        var row = [Rational](repeating: 0, count: rows[0].count)
        for _ in 0..<random.int(in: 1...3) {
            let (factor, other) = (Rational(random.pick([1, 1, -1, -1, 2, -0.5, 3])), random.pick(rows))
            for column in row.indices where other[column] != 0 { row[column] += factor * other[column] }
        }
        if random.chance(percent: 50) { row[random.int(in: 0...row.count - 1)] += 1 }
        return row
    }
}
