import LayoutSimConstraintSolver
import Testing

@Suite struct PriorityTests {
    @Test func `A constraint outvotes a thousand of the level below`() {
        var problem = Problem()
        let width = problem.addVariable("w", lower: 0)
        problem.add(LinearConstraint("wide", [Term(width)], .greaterOrEqual, 100, priority: 750))
        for number in 0..<1000 {
            problem.add(LinearConstraint("narrow \(number)", [Term(width)], .equal, 60, priority: 749))
        }
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution[width] == 100)
        #expect(solution.levels == [.init(priority: 750, totalError: 0), .init(priority: 749, totalError: 40_000)])
    }

    @Test func `Levels down to a thousandth are exact in one problem`() {
        let priorities = [999.5] + (990...999).reversed().map(Double.init) + [750, 250, 51, 49, 25, 0.001]
        var problem = Problem()
        let variables = priorities.indices.map { problem.addVariable("x\($0)") }
        let total = problem.addVariable("total")
        problem.add(
            LinearConstraint("sum", variables.map { Term($0) } + [Term(total, -1)], .equal, 0))
        problem.add(LinearConstraint("window", [Term(total)], .equal, 1000))
        for (place, priority) in priorities.enumerated() {
            problem.add(
                LinearConstraint("x\(place)", [Term(variables[place])], .equal, 10, priority: priority))
        }
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution.status == .optimal)
        #expect(solution.levels.map(\.totalError) == Array(repeating: 0, count: 16) + [830])
        #expect(solution.ambiguityRanges.isEmpty)
    }

    @Test func `Two required sizes conflict and the later one gives way`() {
        var problem = Problem()
        let width = problem.addVariable("w", lower: 0)
        let first = problem.add(LinearConstraint("first", [Term(width)], .equal, 10, origin: .size))
        let second = problem.add(LinearConstraint("second", [Term(width)], .equal, 20, origin: .size))
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution.status == .requiredInfeasible)
        #expect(
            solution.conflicts
                == [Conflict(rows: [.constraint(first), .constraint(second)], broken: .constraint(second))])
        #expect(solution[width] == 10)
    }

    @Test func `A variable without a position is ambiguous in its interval`() {
        var problem = Problem()
        let leading = problem.addVariable("x", lower: 8)
        let trailing = problem.addVariable("y", upper: 100)
        problem.add(LinearConstraint("width", [Term(trailing), Term(leading, -1)], .equal, 40))
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(
            solution.ambiguityRanges == [
                AmbiguousVariable(variable: leading, lower: 8, upper: 60),
                AmbiguousVariable(variable: trailing, lower: 48, upper: 100),
            ])
    }

    @Test func `A sensitivity names the constants that make up a value`() {
        var problem = Problem()
        let x = problem.addVariable("x")
        let width = problem.addVariable("width")
        let leading = problem.add(LinearConstraint("leading", [Term(x)], .equal, 16))
        let end = problem.add(LinearConstraint("end", [Term(x), Term(width)], .equal, 375))
        var solver = Solver(problem)
        let sensitivity = solver.sensitivity(of: width)
        #expect(sensitivity.value == 359)
        #expect(
            sensitivity.contributions == [
                .init(row: .constraint(leading), multiplier: -1, constant: 16),
                .init(row: .constraint(end), multiplier: 1, constant: 375),
            ])
    }
}
