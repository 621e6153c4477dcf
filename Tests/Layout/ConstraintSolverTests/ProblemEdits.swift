import LayoutSimConstraintSolver
import LayoutSimSeededRandom

/// A change of a problem, drawn from a generator, so that it can be applied to several solvers in the same way.
enum ProblemEdit {
    case constant(ConstraintID, Double)
    case intrinsic(ConstraintID, ConstraintID, Double)
    case priority(ConstraintID, Double)
    case bounds(Variable, Double?)
    case removal(ConstraintID)
    case addition(LinearConstraint)

    static func random(_ problem: Problem, _ random: inout SeededRandom) -> ProblemEdit {
        let constraints = problem.constraints
        guard !constraints.isEmpty else { return .bounds(random.pick(problem.variables), 0) }
        let id = random.pick(constraints)
        let value = Double(random.int(in: -10...400))
        switch random.int(in: 0...9) {
        case 0: return .removal(id)
        case 1: return .priority(id, random.pick(ProblemGenerator.levels))
        case 2: return .bounds(random.pick(problem.variables), random.chance(percent: 50) ? 0 : nil)
        case 3:
            return .addition(
                random.chance(percent: 50) ? constraint(problem, &random) : multiple(of: problem[id], &random))
        case 4, 5:
            let next = ConstraintID(index: id.index + 1)
            return .intrinsic(id, problem.contains(next) ? next : id, value)
        case 6: return .constant(id, problem[id].constant + 1)
        default: return .constant(id, value)
        }
    }

    /// Returns a row that depends on one of the problem, with its own constant or the same.
    private static func multiple(of row: LinearConstraint, _ random: inout SeededRandom) -> LinearConstraint {
        let factor = random.pick([1, -1, 2, -0.5])
        return LinearConstraint(
            "multiple", row.terms.map { Term($0.variable, factor * $0.coefficient) },
            random.pick(ConstraintSense.allCases),
            factor * row.constant + Double(random.pick([0, 0, 10])), priority: random.pick(ProblemGenerator.levels))
    }

    private static func constraint(_ problem: Problem, _ random: inout SeededRandom) -> LinearConstraint {
        let count = random.int(in: 1...2)
        let terms = (0..<count).map { Term(random.pick(problem.variables), $0 == 0 ? 1 : -1) }
        return LinearConstraint(
            "added", terms, random.pick(ConstraintSense.allCases), Double(random.int(in: 0...100)),
            priority: random.pick(ProblemGenerator.levels))
    }

    func apply<Number: SolverNumber>(to core: inout SolverCore<Number>) {
        switch self {
        case .constant(let id, let value): core.setConstant(value, of: id)
        case .intrinsic(let first, let second, let value):
            core.setConstant(value, of: first)
            core.setConstant(value, of: second)
        case .priority(let id, let priority): core.setPriority(priority, of: id)
        case .bounds(let variable, let lower): core.setBounds(lower: lower, upper: nil, of: variable)
        case .removal(let id): core.remove(id)
        case .addition(let constraint): _ = core.add(constraint)
        }
    }
}

extension Agreement {
    /// Checks successive edits, each solved from the previous solution and from scratch.
    static func editFailure<Number: SolverNumber>(of problem: Problem, seed: UInt64, as: Number.Type) -> String? {
        var random = SeededRandom(seed: seed)
        var core = SolverCore<Number>(problem)
        _ = core.solve()
        for number in 0..<12 {
            let edit = ProblemEdit.random(core.problem, &random)
            edit.apply(to: &core)
            if random.chance(percent: 20) { continue }
            let outcome = core.solve()
            var fresh = SolverCore<Number>(core.problem)
            let expected = fresh.solve()
            if outcome.conflicts != expected.conflicts {
                return "edit \(number), \(edit): conflicts \(outcome.conflicts) instead of \(expected.conflicts)"
            }
            if let failure = difference(outcome, expected) { return "edit \(number), \(edit): \(failure)" }
            guard random.chance(percent: 20) else { continue }
            if let failure = difference(core.intervals(), fresh.intervals()) {
                return "edit \(number), \(edit): \(failure)"
            }
        }
        return nil
    }

    /// Checks that the order of the constraints only decides ties: totals, ambiguous variables and their ends stay.
    static func shuffleFailure(of problem: Problem, seed: UInt64) -> String? {
        var random = SeededRandom(seed: seed)
        var order = problem.constraints.map { problem[$0] }
        for place in order.indices.dropFirst().reversed() { order.swapAt(place, random.int(in: 0...place)) }
        var shuffled = Problem()
        for variable in problem.variables {
            _ = shuffled.addVariable(
                problem.name(of: variable), lower: problem.lowerBound(of: variable),
                upper: problem.upperBound(of: variable))
        }
        for constraint in order { shuffled.add(constraint) }
        var core = SolverCore<Rational>(problem)
        var other = SolverCore<Rational>(shuffled)
        let (outcome, shuffledOutcome) = (core.solve(), other.solve())
        // The broken constraint of a conflict depends on the order; without conflicts nothing else does.
        guard outcome.conflicts.isEmpty else {
            return shuffledOutcome.conflicts.isEmpty ? "no conflict after a shuffle" : nil
        }
        let reference = ReferenceSolver(problem)
        if reference.totals(of: outcome.values) != reference.totals(of: shuffledOutcome.values) {
            return "other totals after a shuffle"
        }
        return difference(core.intervals(), other.intervals())
    }
}
