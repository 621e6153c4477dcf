/// A dense simplex tableau with error columns for every row, minimised one level after the other.
///
/// Each row is `sum + slack - excess + shortage = constant`; all columns but the variables' are at least 0.
/// After a level, columns with a reduced cost that is not 0 are locked, so later levels keep its optimum.
struct Tableau<Number: SolverNumber> {
    struct Input {
        var terms: [(variable: Int, coefficient: Number)]
        var relation: Relation
        var constant: Number
    }

    let variableCount: Int
    private(set) var cells: [[Number]]
    private(set) var constants: [Number]
    private(set) var basis: [Int]
    private(set) var isLocked: [Bool]
    private(set) var initialBasis: [Int] = []
    private(set) var isFlipped: [Bool] = []
    private var shortageColumns: [Int?] = []
    private var excessColumns: [Int?] = []
    private var columnCount: Int

    init(variableCount: Int, rows: [Input]) {
        self.variableCount = variableCount
        columnCount = variableCount + 2 * rows.count
        cells = Array(repeating: Array(repeating: 0, count: columnCount), count: rows.count)
        isLocked = Array(repeating: false, count: columnCount)
        constants = rows.map(\.constant)
        basis = []
        for (place, row) in rows.enumerated() { addRow(row, at: place) }
    }

    private mutating func addRow(_ row: Input, at place: Int) {
        for (variable, coefficient) in row.terms { cells[place][variable] += coefficient }
        let first = variableCount + 2 * place
        let second = first + 1
        // The first column has coefficient +1, the second -1: shortage and excess, slack and excess, shortage and slack.
        cells[place][first] = 1
        cells[place][second] = -1
        shortageColumns.append(row.relation == .lessOrEqual ? nil : first)
        excessColumns.append(row.relation == .greaterOrEqual ? nil : second)
        let isNegative = row.constant < 0
        if isNegative { negateRow(place) }
        isFlipped.append(isNegative)
        basis.append(isNegative ? second : first)
        initialBasis.append(basis[place])
    }

    private mutating func negateRow(_ place: Int) {
        constants[place] = -constants[place]
        for column in 0..<columnCount where cells[place][column] != 0 { cells[place][column] = -cells[place][column] }
    }

    /// Minimises the sum of the errors of some rows, locks what would raise it again, and returns the sum.
    mutating func minimizeErrors(of rows: [Int]) -> Number {
        var costs = [Number](repeating: 0, count: columnCount)
        for row in rows {
            if let column = shortageColumns[row] { costs[column] += 1 }
            if let column = excessColumns[row] { costs[column] += 1 }
        }
        return minimize(costs)
    }

    /// The least value of a variable, times a sign, without locking anything; nil if there is none.
    func minimum(of variable: Int, sign: Number) -> Number? {
        var copy = self
        var costs = [Number](repeating: 0, count: columnCount)
        costs[variable] = sign
        return copy.run(&costs) ? sign * copy.value(of: variable) : nil
    }

    func value(of variable: Int) -> Number {
        basis.firstIndex(of: variable).map { constants[$0] } ?? 0
    }

    private mutating func minimize(_ costs: [Number]) -> Number {
        var reduced = costs
        let isBounded = run(&reduced)
        precondition(isBounded, "a sum of errors is at least 0")
        var total: Number = 0
        for (row, column) in basis.enumerated() { total += costs[column] * constants[row] }
        for column in 0..<columnCount where reduced[column] > Number.tolerance { isLocked[column] = true }
        return total
    }

    /// Pivots to the optimum and turns the costs into reduced costs; false if there is none.
    private mutating func run(_ costs: inout [Number]) -> Bool {
        for row in cells.indices { reduce(&costs, by: row, column: basis[row]) }
        while let (column, sign) = entering(costs) {
            guard let row = leaving(column, sign) else { return false }
            pivot(row, column)
            reduce(&costs, by: row, column: column)
        }
        return true
    }

    private func reduce(_ costs: inout [Number], by row: Int, column: Int) {
        let factor = costs[column]
        guard factor != 0 else { return }
        for place in 0..<columnCount where cells[row][place] != 0 { costs[place] -= factor * cells[row][place] }
        costs[column] = 0
    }

    /// Bland's rule: the first column that improves.
    private func entering(_ costs: [Number]) -> (column: Int, sign: Number)? {
        for column in 0..<columnCount where !isLocked[column] {
            if costs[column] < -Number.tolerance { return (column, 1) }
            if column < variableCount, costs[column] > Number.tolerance { return (column, -1) }
        }
        return nil
    }

    private func leaving(_ column: Int, _ sign: Number) -> Int? {
        var best: (row: Int, ratio: Number)?
        for row in cells.indices where basis[row] >= variableCount {
            let step = sign * cells[row][column]
            guard step > Number.tolerance else { continue }
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
        for other in cells.indices where other != row && cells[other][column] != 0 {
            let factor = cells[other][column]
            for place in filled { cells[other][place] -= factor * cells[row][place] }
            cells[other][column] = 0
            constants[other] -= factor * constants[row]
        }
        basis[row] = column
    }
}
