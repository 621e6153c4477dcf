/// Finds an irreducible set of required constraints and bounds that cannot hold together.
///
/// One violated constraint is made optional and minimized against constraints that are known to hold together. If it
/// keeps an error, it and the nonbasic rows that resist it form an irreducible set: nonbasic rows are independent, so
/// without any one of them the others can be met.
struct ConflictSearch<Number: SolverNumber> {
    private let problem: Problem
    private let broken: [Int]

    init(_ problem: Problem, broken: [Int]) {
        self.problem = problem
        self.broken = broken
    }

    /// Returns the sources of a conflict, or `nil` if all constraints can be met up to rounding errors.
    mutating func conflict(among violated: [Int]) -> [Int]? {
        var relaxed = violated
        for source in violated {
            relaxed.removeAll { $0 == source }
            if let members = members(against: source, without: relaxed + broken) { return members }
        }
        return nil
    }

    /// Returns the rows of a set of sources in reporting order: bounds first.
    func rows(of sources: [Int]) -> [Row] {
        let count = problem.constants.count
        return (sources.filter { $0 >= count }.sorted() + sources.filter { $0 < count }.sorted())
            .map(problem.row(ofSource:))
    }

    func candidate(_ row: Row) -> BreakingRule.Candidate {
        guard case .constraint(let id) = row else {
            return .init(row: row, label: problem.label(of: row), origin: .system)
        }
        let entry = problem.entries[id.index]
        return .init(row: row, label: entry.label, origin: entry.origin, turn: entry.turn)
    }

    private func members(against source: Int, without omitted: [Int]) -> [Int]? {
        let goal = constraint(of: source)
        var part = requiredPart(without: omitted + [source])
        let row = part.add(goal).index
        let levels = PriorityLevels(part, broken: [])
        var engine = Engine<Number>(part, levels: levels, broken: [], warmStart: Buffer())
        engine.solve()
        if meet(&part, engine) {
            engine = Engine<Number>(part, levels: levels, broken: [], warmStart: Buffer())
            engine.solve()
        }
        let difference = difference(of: goal, engine)
        if goal.sense.holds(-difference, tolerance: Number.conflictTolerance * goal.unit()) { return nil }
        engine.certifyConflict(ofSource: row, level: levels.place(of: goal.priority))
        let weights = goal.terms.map { (variable: $0.variable.index, weight: Number($0.coefficient)) }
        let combination = engine.combination(of: weights, isRaised: difference < 0, in: part)
        // The goal is the last constraint of the part; the bounds follow the constraints.
        let count = problem.constants.count
        return combination.sources.map { $0.source > count ? $0.source - 1 : $0.source } + [source]
    }

    /// Shifts the right-hand sides of required rows that are violated within the tolerance to the solution's values,
    /// and returns whether there were any.
    ///
    /// A certificate is read from rows that are met exactly.
    private func meet(_ part: inout Problem, _ engine: borrowing Engine<Number>) -> Bool {
        var isMoved = false
        for id in part.constraints where part[id].isRequired {
            let constraint = part[id]
            let difference = difference(of: constraint, engine)
            let isMet = difference.size <= Number.tolerance * constraint.unit()
            if isMet || constraint.sense.holds(-difference, tolerance: 0) { continue }
            part.setConstant((Number(constraint.constant) + difference).double, of: id)
            isMoved = true
        }
        for variable in part.variables {
            let value = engine.value(of: variable.index)
            let (lower, upper) = (part.lowerBound(of: variable), part.upperBound(of: variable))
            let isBelow = lower.map { Number($0) - value > Number.tolerance } ?? false
            let isAbove = upper.map { value - Number($0) > Number.tolerance } ?? false
            guard isBelow || isAbove else { continue }
            part.setBounds(
                lower: isBelow ? value.double : lower, upper: isAbove ? value.double : upper, of: variable)
            isMoved = true
        }
        return isMoved
    }

    /// Returns the left-hand side of a constraint minus its constant.
    private func difference(of constraint: LinearConstraint, _ engine: borrowing Engine<Number>) -> Number {
        var difference = -Number(constraint.constant)
        for term in constraint.terms {
            difference += Number(term.coefficient) * engine.value(of: term.variable.index)
        }
        return difference
    }

    /// Returns a constraint or bound as an optional constraint.
    private func constraint(of source: Int) -> LinearConstraint {
        switch problem.row(ofSource: source) {
        case .constraint(let id):
            var constraint = problem[id]
            constraint.priority = 1
            return constraint
        case .lowerBound(let variable), .choice(let variable):
            return LinearConstraint(
                "", [Term(variable)], .greaterOrEqual, problem.unknowns[variable.index].lower, priority: 1)
        case .upperBound(let variable):
            return LinearConstraint(
                "", [Term(variable)], .lessOrEqual, problem.unknowns[variable.index].upper, priority: 1)
        }
    }

    private func requiredPart(without omitted: [Int]) -> Problem {
        var part = problem
        for row in problem.entries.indices where problem.entries[row].priority < LinearConstraint.required {
            part.remove(ConstraintID(index: row))
        }
        for source in omitted {
            switch problem.row(ofSource: source) {
            case .constraint(let id): part.remove(id)
            case .lowerBound(let variable), .choice(let variable):
                part.setBounds(lower: nil, upper: part.upperBound(of: variable), of: variable)
            case .upperBound(let variable):
                part.setBounds(lower: part.lowerBound(of: variable), upper: nil, of: variable)
            }
        }
        return part
    }
}
