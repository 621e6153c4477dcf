/// A variable that has more than one value among the optimal solutions.
public struct AmbiguousVariable: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// The lower end of its interval; `nil` if unbounded.
    public let lower: Double?
    /// The upper end of its interval; `nil` if unbounded.
    public let upper: Double?

    /// Creates an ambiguous variable with the ends of its interval; `nil` means unbounded.
    package init(variable: Variable, lower: Double?, upper: Double?) {
        self.variable = variable
        self.lower = lower
        self.upper = upper
    }
}

extension Solution {
    /// The variables with more than one possible value, with their intervals, in the order in which they were added.
    ///
    /// Each access computes the intervals with two optimizations per variable.
    public var ambiguityRanges: [AmbiguousVariable] {
        if ambiguousVariables.isEmpty { return [] }
        let broken = conflicts.map { problem.source(of: $0.broken) }
        var engine = Engine<Double>(
            problem, levels: PriorityLevels(problem, broken: broken), broken: broken, warmStart: Buffer())
        engine.solve()
        return engine.intervals().map {
            AmbiguousVariable(variable: Variable(index: $0.variable), lower: $0.lower, upper: $0.upper)
        }
    }
}

extension Engine {
    /// Returns the variables that depend on ambiguous columns, in ascending order.
    mutating func ambiguousVariables() -> [Variable] {
        if let knownAmbiguousVariables { return knownAmbiguousVariables }
        var result: [Variable] = []
        for variable in 0..<forms.constantNode {
            let column = rows.columns[variable]
            if column >= 0, isAmbiguous[column] { result.append(Variable(index: variable)) }
        }
        knownAmbiguousVariables = result
        return result
    }

    /// Returns the ambiguous variables with the ends of their intervals; an end is `nil` if unbounded.
    mutating func intervals() -> [(variable: Int, lower: Number?, upper: Number?)] {
        lowerEnds.grow(to: rows.columnCount, with: nil)
        upperEnds.grow(to: rows.columnCount, with: nil)
        for block in 0..<rows.blockCount {
            let first = rows.blockColumns[block]
            if !longRows(of: block).isEmpty {
                if columns(of: block).contains(where: { isAmbiguous[$0] }) { findIntervals(block) }
            } else if isAmbiguous[first] {
                (lowerEnds[first], upperEnds[first]) = rows.ends(of: first, segment: low[first])
            }
        }
        return ambiguousVariables().map(\.index).map { variable in
            let column = rows.columns[variable]
            let (scale, shift) = (forms.finals[variable].scale, forms.finals[variable].shift)
            let lower = lowerEnds[column].map { $0 * scale + shift }
            let upper = upperEnds[column].map { $0 * scale + shift }
            return scale < 0 ? (variable, upper, lower) : (variable, lower, upper)
        }
    }
}
