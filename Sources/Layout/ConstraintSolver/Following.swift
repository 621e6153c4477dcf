/// Pieces where the solution is one of several, or where constraints are broken: a second solution slightly farther
/// along shows how everything moves, and the rows show how far.
///
/// Which solution is optimal, and which of the optimal ones is chosen, follows from the side of each breakpoint that
/// each row is on, and from the side of the value that the choice prefers. Values that move linearly are the solution
/// as long as no row changes sides.
extension SolverCore {
    /// Returns the piece that starts at the solution; `nil` where nothing is known of its immediate neighborhood.
    mutating func followedPiece(along constants: [MovingConstant]) -> Ranging<Number>.Piece? {
        for step in SolverCore.steps {
            guard let rates = rates(along: constants, at: step),
                let piece = box?.engine.piece(
                    moving: rates, from: problem, to: moved(constants, by: 1), broken: broken),
                piece.upper.map({ $0 >= Number(step) }) ?? true
            else { continue }
            return refined(piece, along: constants)
        }
        return nil
    }

    /// The distances of the second solution: powers of two, so that constants move exactly.
    private static var steps: [Double] { [0x1p-8, 0x1p-14] }

    /// The sources of the broken constraints.
    private var broken: [Int] { conflicts.map { problem.source(of: $0.broken) } }

    /// Returns, by variable, the change per unit between this solution and one farther along; `nil` if other
    /// constraints are broken there.
    private func rates(along constants: [MovingConstant], at time: Double) -> [Number]? {
        var other = SolverCore(moved(constants, by: time), breakingRule: rule)
        let outcome = other.solve()
        guard outcome.conflicts == conflicts, let values = box?.engine.variableValues() else { return nil }
        return zip(outcome.values, values).map { ($0 - $1) / Number(time) }
    }

    /// Returns the same piece with rates measured far away, where rounding errors count less, as far as the same
    /// constraints are broken.
    private func refined(_ piece: Ranging<Number>.Piece, along constants: [MovingConstant]) -> Ranging<Number>.Piece {
        var time = 64.0
        while let upper = piece.upper, Number(time) > upper / 2, time > 0x1p-12 { time /= 2 }
        guard let rates = rates(along: constants, at: time),
            zip(rates, piece.rates).allSatisfy({ ($0 - $1).size < Number(0x1p-16) })
        else { return limited(piece, to: 0) }
        var better = piece
        better.rates = rates
        guard !conflicts.isEmpty else { return better }
        // A set of constraints that contradicts itself at both ends of a way does so between them.
        var farthest = piece.upper.map { min($0.double * (1 - 0x1p-30), 0x1p13) } ?? 0x1p13
        while farthest > time, self.rates(along: constants, at: farthest) == nil { farthest = max(time, farthest / 2) }
        return limited(better, to: farthest)
    }

    private func limited(_ piece: Ranging<Number>.Piece, to time: Double) -> Ranging<Number>.Piece {
        var piece = piece
        piece.lower = 0
        piece.upper = piece.upper.map { min($0, Number(time)) } ?? Number(time)
        return piece
    }
}

extension Engine {
    /// Returns how far a solution whose variables move at known rates remains valid before a row changes sides.
    mutating func piece(
        moving rates: [Number], from problem: borrowing Problem, to moved: borrowing Problem, broken: [Int]
    ) -> Ranging<Number>.Piece {
        var ranging = Ranging(&self, from: problem, to: moved, except: broken)
        for column in 0..<rows.columnCount {
            let variable = rows.firstVariables[column]
            ranging.rates[column] = (rates[variable] - ranging.shiftRates[variable]) / forms.finals[variable].scale
        }
        for row in rows.columnCount..<rows.rowCount {
            for term in rows.terms(ofLong: row - rows.columnCount) {
                ranging.rates[row] += rows.termValues[term] * ranging.rates[rows.termColumns[term]]
            }
        }
        for row in 0..<rows.rowCount {
            for place in rows.breakpoints(of: row) {
                ranging.keepSide(
                    values[row] - rows.breakpoints[place].value,
                    rate: ranging.rates[row] - ranging.breakpointRates[place])
            }
        }
        for column in 0..<rows.columnCount where isAmbiguous[column] {
            let variable = rows.firstVariables[column]
            ranging.keepSide(
                values[column] - zero(of: column),
                rate: ranging.rates[column] + ranging.shiftRates[variable] / forms.finals[variable].scale)
        }
        return ranging.piece(self)
    }
}

extension Ranging {
    /// Ends the piece where a distance changes sign; a distance of 0 stays 0.
    fileprivate mutating func keepSide(_ distance: Number, rate: Number) {
        if distance.isNegligible {
            keep(0, rate: rate)
            keep(0, rate: -rate)
        } else {
            keep(distance.size, rate: distance > 0 ? rate : -rate)
        }
    }
}
