extension Engine {
    /// What holds a linear form over the variables at its value.
    struct Causes {
        /// The sources with multipliers that are not 0, in their order.
        var sources: [(source: Int, multiplier: Number)] = []
        /// The variables that the solver chose a value for.
        var choices: [(variable: Int, multiplier: Number)] = []
    }

    /// Writes a form as a combination of the rows that hold it.
    ///
    /// - Parameter isRaised: If the form pushes upward or downward against what holds it, the constraints that resist are
    ///   named; without it the strongest ones.
    mutating func causes(
        of weights: [(variable: Int, weight: Number)], isRaised: Bool?, in problem: borrowing Problem
    ) -> Causes {
        var causes = Causes()
        var bySource: [Int: Number] = [:]
        for (row, multiplier) in rowMultipliers(of: weights) {
            let isPushedUp = isRaised.map { $0 == (multiplier > 0) }
            if let cause = cause(of: row, isPushedUp: isPushedUp) {
                bySource[Int(cause.source), default: 0] += multiplier / cause.scale
            } else {
                causes.choices.append((rows.firstVariables[row], multiplier / scale(ofColumn: row)))
            }
        }
        let residue = residue(of: weights, bySource, causes.choices, in: problem)
        for (time, multiplier) in forms.multipliers(of: residue, in: problem).enumerated()
        where !multiplier.isNegligible {
            bySource[Int(forms.nodes[forms.eliminated[time]].equation), default: 0] += multiplier
        }
        for source in bySource.keys.sorted() {
            if let multiplier = bySource[source], !multiplier.isNegligible {
                causes.sources.append((source, multiplier))
            }
        }
        return causes
    }

    private func scale(ofColumn column: Int) -> Number { forms.finals[rows.firstVariables[column]].scale }

    /// The holding rows on which a form depends, with their multipliers.
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

    /// The breakpoint at which a row holds: the strongest, of those that resist a push if there is one; nil for a choice.
    private func cause(of row: Int, isPushedUp: Bool?) -> Breakpoint<Number>? {
        var best: Breakpoint<Number>?
        // A row of several terms that holds beside its breakpoint gave way as far as a choice let it.
        if row >= rows.columnCount { return rows.breakpoints[rows.breakpointStarts[row]] }
        for offset in low[row]..<high[row] {
            let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + offset]
            if let isPushedUp, (isPushedUp ? breakpoint.right : breakpoint.left) == 0 { continue }
            if let old = best, (old.level, old.source) < (breakpoint.level, breakpoint.source) { continue }
            best = breakpoint
        }
        return best
    }

    /// What is left of a form after the causes' constraints are taken off: only eliminated variables and constants.
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
