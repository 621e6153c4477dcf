import LayoutSimConstraintSolver

/// A simplex tableau with error columns for every row, minimized one level after the other by Bland's rule.
///
/// Each row is `sum + slack - excess + shortage = constant`; all columns but the variables' are at least 0. After a
/// level, columns with a reduced cost that is not 0 are locked. As simple as possible: no bounds, no factors, no
/// tolerance.
struct ReferenceTableau {
    struct Input {
        var terms: [(variable: Int, coefficient: Rational)]
        var sense: ConstraintSense
        var constant: Rational

        /// Returns the rows that hold if this one is off by at most `margin`.
        func relaxed(by margin: Rational) -> [Input] {
            if margin == 0 { return [self] }
            let lower = Input(terms: terms, sense: .greaterOrEqual, constant: constant - margin)
            let upper = Input(terms: terms, sense: .lessOrEqual, constant: constant + margin)
            return (sense == .lessOrEqual ? [] : [lower]) + (sense == .greaterOrEqual ? [] : [upper])
        }
    }

    private let variableCount: Int
    private var columnCount: Int
    private var cells: [[Rational]]
    private var constants: [Rational]
    private var basis: [Int] = []
    private var isLocked: [Bool]
    private var errorColumns: [[Int]] = []

    init(variableCount: Int, rows: [Input]) {
        self.variableCount = variableCount
        columnCount = variableCount + 2 * rows.count
        cells = Array(repeating: Array(repeating: 0, count: columnCount), count: rows.count)
        isLocked = Array(repeating: false, count: columnCount)
        constants = rows.map(\.constant)
        for (place, row) in rows.enumerated() { addRow(row, at: place) }
    }

    private mutating func addRow(_ row: Input, at place: Int) {
        for (variable, coefficient) in row.terms { cells[place][variable] += coefficient }
        let first = variableCount + 2 * place
        cells[place][first] = 1
        cells[place][first + 1] = -1
        switch row.sense {
        case .equal: errorColumns.append([first, first + 1])
        case .lessOrEqual: errorColumns.append([first + 1])
        case .greaterOrEqual: errorColumns.append([first])
        }
        if row.constant < 0 {
            constants[place] = -constants[place]
            for column in 0..<columnCount { cells[place][column] = -cells[place][column] }
        }
        basis.append(row.constant < 0 ? first + 1 : first)
    }

    /// Minimizes the sum of the errors of some rows, locks the columns that would raise it again, and returns the sum.
    mutating func minimizeErrors(of rows: [Int]) -> Rational {
        var costs = [Rational](repeating: 0, count: columnCount)
        for row in rows { for column in errorColumns[row] { costs[column] = 1 } }
        let original = costs
        precondition(run(&costs), "a sum of errors is at least 0")
        for column in 0..<columnCount where costs[column] > 0 { isLocked[column] = true }
        return basis.enumerated().reduce(0) { $0 + original[$1.element] * constants[$1.offset] }
    }

    /// Removes the locked columns: the rest describes the optimal solutions.
    mutating func dropLocked() {
        let kept = (0..<columnCount).filter { !isLocked[$0] || basis.contains($0) }
        var places = [Int](repeating: -1, count: columnCount)
        for (place, column) in kept.enumerated() { places[column] = place }
        cells = cells.map { row in kept.map { row[$0] } }
        basis = basis.map { places[$0] }
        errorColumns = errorColumns.map { $0.map { places[$0] }.filter { $0 >= 0 } }
        isLocked = kept.map { isLocked[$0] }
        columnCount = kept.count
    }

    /// Whether there is only one solution left.
    var isUnique: Bool { (0..<columnCount).allSatisfy { isLocked[$0] || basis.contains($0) } }

    /// Returns the least value of a variable times a sign, or nil if there is none. Nothing is locked.
    func extreme(of variable: Int, sign: Rational) -> Rational? {
        var copy = self
        var costs = [Rational](repeating: 0, count: columnCount)
        costs[variable] = sign
        return copy.run(&costs) ? copy.value(of: variable) : nil
    }

    func value(of variable: Int) -> Rational { basis.firstIndex(of: variable).map { constants[$0] } ?? 0 }

    private mutating func run(_ costs: inout [Rational]) -> Bool {
        for row in cells.indices { reduce(&costs, by: row) }
        while let (column, sign) = entering(costs) {
            guard let row = leaving(column, sign) else { return false }
            pivot(row, column)
            reduce(&costs, by: row)
        }
        return true
    }

    private func reduce(_ costs: inout [Rational], by row: Int) {
        let factor = costs[basis[row]]
        guard factor != 0 else { return }
        for place in 0..<columnCount where cells[row][place] != 0 { costs[place] -= factor * cells[row][place] }
    }

    private func entering(_ costs: [Rational]) -> (column: Int, sign: Rational)? {
        for column in 0..<columnCount where !isLocked[column] && costs[column] != 0 {
            if costs[column] < 0 { return (column, 1) }
            if column < variableCount { return (column, -1) }
        }
        return nil
    }

    private func leaving(_ column: Int, _ sign: Rational) -> Int? {
        var best: (row: Int, ratio: Rational)?
        for row in cells.indices where basis[row] >= variableCount && cells[row][column] != 0 {
            let step = sign * cells[row][column]
            guard step > 0 else { continue }
            let ratio = constants[row] / step
            if let old = best, ratio > old.ratio || (ratio == old.ratio && basis[row] > basis[old.row]) { continue }
            best = (row, ratio)
        }
        return best?.row
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let pivot = cells[row][column]
        let filled = (0..<columnCount).filter { cells[row][$0] != 0 }
        for place in filled { cells[row][place] = cells[row][place] / pivot }
        constants[row] = constants[row] / pivot
        let source = cells[row]
        for other in cells.indices where other != row && cells[other][column] != 0 {
            let factor = cells[other][column]
            for place in filled { cells[other][place] -= factor * source[place] }
            constants[other] -= factor * constants[row]
        }
        basis[row] = column
    }
}
