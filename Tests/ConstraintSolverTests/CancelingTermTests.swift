import LayoutSimConstraintSolver
import Testing

/// Rows in which a variable cancels out once others are substituted.
@Suite struct CancelingTermTests {
    @Test func `a term that cancels out leaves the rows behind it as they are`() {
        var problem = Problem()
        let v = (0..<6).map { problem.addVariable("v\($0)") }
        problem.add(LinearConstraint("a", [Term(v[4]), Term(v[2], -1)], .equal, 8))
        problem.add(
            LinearConstraint("b", [Term(v[4]), Term(v[5], 0.5), Term(v[2], -1), Term(v[3], -0.5)], .equal, 0))
        problem.add(
            LinearConstraint("c", [Term(v[2]), Term(v[3], 0.5), Term(v[0], -1), Term(v[1], -0.5)], .equal, 0))
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution.violated.isEmpty)
        #expect(solution.values == [0, 0, 0, 0, 8, -16])
    }
}
