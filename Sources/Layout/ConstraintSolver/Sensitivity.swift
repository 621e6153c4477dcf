/// The reason for a variable's value: `value = sum of multiplier * constant` over the rows that determine it.
public struct Sensitivity: Hashable, Sendable {
    /// The contribution of one active row to the value.
    public struct Contribution: Hashable, Sendable {
        /// The constraint, bound, or choice.
        public let row: Row
        /// The change of the value per unit of the constant.
        public let multiplier: Double
        /// The right-hand side of the row.
        public let constant: Double

        /// Creates the contribution of a row with its multiplier and right-hand side.
        package init(row: Row, multiplier: Double, constant: Double) {
            self.row = row
            self.multiplier = multiplier
            self.constant = constant
        }
    }

    /// The variable.
    public let variable: Variable
    /// The value of the variable.
    public let value: Double
    /// The rows that determine the value: constraints in the order in which they were added, then bounds, then choices.
    public let contributions: [Contribution]
}

extension Engine {
    /// A linear form over the variables as a combination of rows.
    struct RowCombination {
        /// The constraints and bounds with a nonzero multiplier, in order.
        var sources: [(source: Int, multiplier: Number)] = []
        /// The variables whose values the solver chose.
        var choices: [(variable: Int, multiplier: Number)] = []
    }

    /// Writes a form as a combination of the rows that determine it.
    ///
    /// - Parameter isRaised: Whether the form pushes these rows upward or downward: then, among constraints at the same
    /// breakpoint, one that resists is named. If `nil`, the strongest one is.
    mutating func combination(
        of weights: [(variable: Int, weight: Number)], isRaised: Bool?, in problem: borrowing Problem
    ) -> RowCombination {
        let unit = weights.reduce(0) { max($0, $1.weight.size) }.unit
        var combination = combination(
            ofUnit: weights.map { ($0.variable, $0.weight / unit) }, isRaised: isRaised, in: problem)
        for place in combination.sources.indices { combination.sources[place].multiplier *= unit }
        for place in combination.choices.indices { combination.choices[place].multiplier *= unit }
        return combination
    }

    /// Writes a form whose greatest coefficient is about 1 as a combination of rows.
    private mutating func combination(
        ofUnit weights: [(variable: Int, weight: Number)], isRaised: Bool?, in problem: borrowing Problem
    ) -> RowCombination {
        var combination = RowCombination()
        var bySource: [Int: Number] = [:]
        for (row, multiplier) in rowMultipliers(of: weights) {
            let isPushedUp = isRaised.map { $0 == (multiplier > 0) }
            if let breakpoint = binding(of: row, isPushedUp: isPushedUp) {
                bySource[Int(breakpoint.source), default: 0] += multiplier / breakpoint.scale
            } else {
                combination.choices.append((rows.firstVariables[row], multiplier / scale(ofColumn: row)))
            }
        }
        let residue = residue(of: weights, bySource, combination.choices, in: problem)
        for (time, multiplier) in forms.multipliers(of: residue, in: problem).enumerated() where multiplier != 0 {
            bySource[Int(forms.nodes[forms.eliminated[time]].equation), default: 0] += multiplier
        }
        for source in bySource.keys.sorted() {
            if let multiplier = bySource[source], !(multiplier * problem.unit(of: source)).isNegligible {
                combination.sources.append((source, multiplier))
            }
        }
        return combination
    }

    private func scale(ofColumn column: Int) -> Number { forms.finals[rows.firstVariables[column]].scale }

    /// Returns the nonbasic rows on which a form depends, with their multipliers.
    private mutating func rowMultipliers(of weights: [(variable: Int, weight: Number)]) -> [(Int, Number)] {
        var blocks: [Int] = []
        for (variable, weight) in weights {
            let column = rows.columns[variable]
            if column < 0 { continue }
            work.gradient[column] += weight * forms.finals[variable].scale
            blocks.append(rows.blocks[column])
        }
        var result: [(Int, Number)] = []
        for block in Set(blocks).sorted() {
            if longRows(of: block).isEmpty {
                let column = rows.blockColumns[block]
                if !work.gradient[column].isNegligible { result.append((column, work.gradient[column])) }
                work.gradient[column] = 0
                continue
            }
            load(block)
            factors.solveRows(&work.gradient, into: &work.multipliers)
            for slot in columns(of: block) where !work.multipliers[slot].isNegligible {
                result.append((rowOfSlot[slot], work.multipliers[slot]))
            }
        }
        return result
    }

    /// Returns the breakpoint at which a nonbasic row is fixed: the strongest that resists the push, if there is one;
    /// `nil` for a choice.
    private func binding(of row: Int, isPushedUp: Bool?) -> Breakpoint<Number>? {
        // A row of several terms that is fixed beside its breakpoint is violated as far as a choice allows.
        if row >= rows.columnCount { return rows.breakpoints[rows.breakpointStarts[row]] }
        var best: Breakpoint<Number>?
        for offset in low[row]..<high[row] {
            let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + offset]
            if let isPushedUp, (isPushedUp ? breakpoint.right : breakpoint.left) == 0 { continue }
            if let old = best, (old.level, old.source) < (breakpoint.level, breakpoint.source) { continue }
            best = breakpoint
        }
        return best
    }

    /// Returns the remainder of a form after its rows are subtracted: only eliminated variables and constants.
    private func residue(
        of weights: [(variable: Int, weight: Number)], _ bySource: [Int: Number],
        _ choices: [(variable: Int, multiplier: Number)], in problem: borrowing Problem
    ) -> [(variable: Int, weight: Number)] {
        var residue = weights
        for source in bySource.keys.sorted() {
            let multiplier = bySource[source] ?? 0
            let constraintCount = problem.constants.count
            if source >= constraintCount {
                residue.append(((source - constraintCount) / 2, -multiplier))
                continue
            }
            for place in problem.terms(of: source) {
                residue.append(
                    (problem.terms[place].variable.index, -multiplier * Number(problem.terms[place].coefficient)))
            }
        }
        for (variable, multiplier) in choices { residue.append((variable, -multiplier)) }
        return residue
    }
}
