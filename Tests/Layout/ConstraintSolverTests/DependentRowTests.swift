import LayoutSimConstraintSolver
import Testing

/// Problems whose rows depend on each other: duplicated, negated, scaled, or sums of others.
@Suite struct DependentRowTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        /// The totals by optional level, highest first.
        let totals: [Double]
        let ambiguous: [String]
        /// The values in the order in which the lines first name the variables.
        let values: [Double]
    }

    private static let cases = [
        Case(
            testDescription: "center rows, one of them negated, and a chain",
            lines: [
                "a.x", "0 <= a.w", "b.x", "0 <= b.w", "c.x", "0 <= c.w",
                "a.x + 0.5 a.w - c.x - 0.5 c.w == 0 @ 251", "a.x - b.x - b.w == 8 @ 250",
                "c.x + 0.5 c.w - a.x - 0.5 a.w == 0 @ 750", "a.w - b.w == 0 @ 51",
                "c.x + 0.5 c.w - b.x - 0.5 b.w == 0 @ 50",
            ],
            totals: [0, 0, 0, 0, 8], ambiguous: ["a.x", "b.x", "c.x", "c.w"], values: [0, 0, -8, 0, 0, 0]),
        Case(
            testDescription: "the same row twice",
            lines: ["x + y + z == 3 @ 500", "x + y + z == 5 @ 400", "x - y == 1 @ 300", "y - z == 1 @ 200"],
            totals: [0, 2, 0, 0], ambiguous: [], values: [2, 1, 0]),
        Case(
            testDescription: "a row and its negative, of which the stronger wins",
            lines: ["x - y + z == 4 @ 400", "y - x - z == 1 @ 500", "x + y == 0 @ 300", "z == 3 @ 200"],
            totals: [0, 5, 0, 0], ambiguous: [], values: [-2, 2, 3]),
        Case(
            testDescription: "a row and its triple",
            lines: ["3 x + 3 y - 3 z == 9 @ 500", "x + y - z == 4 @ 400", "x == 1 @ 300", "z == 2 @ 200"],
            totals: [0, 1, 0, 0], ambiguous: [], values: [1, 4, 2]),
        Case(
            testDescription: "a row that is the sum of two others, written with the same terms",
            lines: [
                "x + y + z + w == 10 @ 500", "x + y - z - w == 2 @ 400", "2 x + 2 y == 14 @ 300", "x - y == 1 @ 200",
                "z - w == 1 @ 100",
            ],
            totals: [0, 0, 2, 0, 0], ambiguous: [], values: [3.5, 2.5, 2.5, 1.5]),
        Case(
            testDescription: "subtracting a row takes three terms at once",
            lines: [
                "a + b + c + d == 10 @ 600", "a + b + c - d == 2 @ 500", "a + b - c == 0 @ 400", "a - b == 1 @ 300",
                "b + c + d + e == 10 @ 200", "a + 2 b + 2 c + 2 d + e == 21 @ 100",
            ],
            totals: [0, 0, 0, 0, 0, 1], ambiguous: [], values: [2, 1, 3, 4, 2]),
        Case(
            testDescription: "a variable that cancels out once others are substituted leaves the next row as it is",
            lines: [
                "a", "b", "c", "d", "e - c == 8", "e + 0.5 f - c - 0.5 d == 0", "c + 0.5 d - a - 0.5 b == 0",
            ],
            totals: [], ambiguous: ["a", "b", "c", "d", "e", "f"], values: [0, 0, 0, 0, 8, -16]),
    ]

    @Test(arguments: cases)
    func `Dependent rows leave the totals, the choice and what is ambiguous exact`(_ item: Case) throws {
        let problem = try Problem(lines: item.lines)
        #expect(Agreement.failure(of: problem) == nil)
        #expect(Agreement.roundingFailure(of: problem) == nil)
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution.levels.map(\.totalError) == item.totals)
        #expect(solution.ambiguousVariables.map(problem.name(of:)) == item.ambiguous)
        #expect(solution.values == item.values)
    }
}
