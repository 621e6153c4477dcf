/// How hard a code is to read, as the standard counts it (ISO/IEC 18004, 7.8.3).
extension QRGrid {
    /// The penalty of all patterns.
    var penalty: Int {
        let rows = (0..<size).map { row in (0..<size).map { self[$0, row] } }
        let columns = (0..<size).map { column in (0..<size).map { self[column, $0] } }
        return (rows + columns).reduce(0) { $0 + runs(in: $1) + finders(in: $1) } + blocks(in: rows) + balance(of: rows)
    }

    /// 3 for five modules of one kind, and 1 for each more.
    private func runs(in line: [Bool]) -> Int {
        var (result, start) = (0, 0)
        for place in 1...line.count where place == line.count || line[place] != line[start] {
            if place - start >= 5 { result += place - start - 2 }
            start = place
        }
        return result
    }

    /// 40 for what looks like a finder pattern with four light modules beside it.
    private func finders(in line: [Bool]) -> Int {
        let pattern = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        let shapes = [light + pattern, pattern + light]
        return (0...line.count - 11).reduce(0) { sum, start in
            sum + 40 * shapes.count { Array(line[start..<start + 11]) == $0 }
        }
    }

    /// 3 for four modules of one kind in a square.
    private func blocks(in rows: [[Bool]]) -> Int {
        var result = 0
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let kind = rows[row][column]
                if kind == rows[row][column + 1], kind == rows[row + 1][column], kind == rows[row + 1][column + 1] {
                    result += 3
                }
            }
        }
        return result
    }

    /// 10 for each 5 of 100 modules by which dark and light ones differ from a half.
    private func balance(of rows: [[Bool]]) -> Int {
        let dark = rows.joined().count { $0 }
        return abs(dark * 20 - size * size * 10) / (size * size) * 10
    }
}
