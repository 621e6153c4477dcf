import LayoutSimSeededRandom
import Testing

@testable import LayoutSimConstraintSolver

/// The factors alone, compared with elimination on a dense matrix; all in exact fractions.
@Suite struct FactorizationTests {
    @Test(arguments: [
        ([[1, 1], [1, 1]], 1),
        ([[1, -1], [-1, 1]], 1),
        ([[1, 1], [3, 3]], 1),
        ([[1, 1], [1, -1]], 2),
        // Subtracting the first row removes two terms of the second, three of the third.
        ([[1, 1, 1], [1, 1, 2], [2, 1, 1]], 3),
        ([[1, 1, 1, 1], [1, 1, 1, -1], [1, 1, 1, 2], [1, 2, 1, 1]], 3),
        ([[1, 1, 1, 1], [1, 1, 1, -1], [1, 1, -1, 1], [1, -1, 1, 1]], 4),
        // A row that vanishes, and one that becomes a singleton.
        ([[2, 1, 1], [4, 2, 2], [2, 1, 3]], 2),
        ([[1, 2, 3, 4], [2, 4, 6, 8], [-1, -2, -3, -4], [1, 2, 3, 5]], 2),
    ])
    func `Cancellation leaves each row a pivot or dependent`(matrix: [[Int]], rank: Int) {
        let matrix = matrix.map { $0.map { Rational(integerLiteral: $0) } }
        #expect(DenseMatrix(rows: matrix).rank == rank)
        #expect(Self.failure(of: matrix, seed: 0) == nil)
    }

    @Test(arguments: 0..<10)
    func `The factors agree with dense elimination`(shard: Int) {
        for seed in stride(from: shard, to: 1000, by: 10) {
            var generator = MatrixGenerator(random: SeededRandom(seed: UInt64(seed)))
            let matrix = generator.matrix()
            if let failure = Self.failure(of: matrix, seed: UInt64(seed)) {
                Issue.record("seed \(seed): \(failure) of \(matrix)")
                return
            }
        }
    }

    /// Returns the fault in the factors of a matrix, with the repaired matrix, and after some etas; or nil.
    static func failure(of matrix: [[Rational]], seed: UInt64) -> String? {
        var dense = DenseMatrix(rows: matrix)
        var sparse = SparseMatrix(matrix)
        let rank = dense.rank
        sparse.factor()
        if sparse.factors.pivots.count != rank { return "\(sparse.factors.pivots.count) pivots instead of \(rank)" }
        for (slot, column) in sparse.deficient { dense.replaceRow(slot, byUnit: column) }
        if dense.rank != matrix.count { return "the repair leaves dependent rows" }
        sparse.repair()
        if !sparse.deficient.isEmpty { return "the factors of the repaired matrix are not complete" }
        var random = SeededRandom(seed: seed)
        for exchange in 0..<4 {
            if let failure = sparse.solveFailure(dense, &random) { return "\(failure) after \(exchange) etas" }
            let row = MatrixGenerator.row(matrix.count, &random)
            if let slot = sparse.exchange(row) { dense.rows[slot] = row }
        }
        return nil
    }
}

extension FactorizationTests {
    /// A matrix in the engine's form, with its factors.
    struct SparseMatrix: ~Copyable {
        private var rows: SparseRows<Rational>
        private var rowOfSlot: Indices
        private(set) var factors: Factorization<Rational>

        init(_ matrix: [[Rational]]) {
            rows = SparseRows(sourceCount: 0, levelCount: 1)
            rows.columnCount = matrix.count
            rowOfSlot = Indices()
            factors = Factorization(columnCount: matrix.count)
            for (slot, row) in matrix.enumerated() {
                rowOfSlot.append(matrix.count + slot)
                rows.termStarts.append(rows.termColumns.count)
                for (column, value) in row.enumerated() where value != 0 {
                    rows.termColumns.append(column)
                    rows.termValues.append(value)
                }
            }
            rows.termStarts.append(rows.termColumns.count)
        }

        var deficient: [(slot: Int, column: Int)] {
            factors.deficientSlots.indices.map { (factors.deficientSlots[$0], factors.deficientColumns[$0]) }
        }

        mutating func factor() { factors.factor(0..<rows.columnCount, rowOfSlot, rows) }

        mutating func repair() {
            for (slot, column) in deficient { rowOfSlot[slot] = column }
            factor()
        }

        mutating func solveFailure(_ dense: DenseMatrix, _ random: inout SeededRandom) -> String? {
            let numbers = dense.rows.map { _ in Rational(integerLiteral: random.int(in: -9...9)) }
            let columns = solve(numbers) { $0.solveColumns(&$1, into: &$2) }
            if dense.rows.map({ DenseMatrix.product($0, columns) }) != numbers { return "N x is not b" }
            let multipliers = solve(numbers) { $0.solveRows(&$1, into: &$2) }
            let sums = dense.rows.indices.map { column in
                DenseMatrix.product(dense.rows.map { $0[column] }, multipliers)
            }
            return sums == numbers ? nil : "y N is not g"
        }

        /// Puts a row in the first slot that it depends on and returns the slot; nil if the row is 0.
        mutating func exchange(_ row: [Rational]) -> Int? {
            let combination = solve(row) { $0.solveRows(&$1, into: &$2) }
            guard let slot = combination.firstIndex(where: { $0 != 0 }) else { return nil }
            var buffer = Buffer<Rational>()
            for value in combination { buffer.append(value) }
            factors.exchange(slot, by: buffer, slots: 0..<rows.columnCount)
            return slot
        }

        private mutating func solve(
            _ numbers: [Rational],
            _ body: (inout Factorization<Rational>, inout Buffer<Rational>, inout Buffer<Rational>) -> Void
        ) -> [Rational] {
            var right = Buffer<Rational>()
            for number in numbers { right.append(number) }
            var result = Buffer<Rational>(repeating: 0, count: numbers.count)
            body(&factors, &right, &result)
            return result.indices.map { result[$0] }
        }
    }
}
