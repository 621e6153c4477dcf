import LayoutSimConstraintSolver
import Testing

@Suite struct ConflictTests {
    @Test(arguments: [
        ([ConstraintOrigin.other, .size, .farEdge], 1),
        ([.size, .other, .size, .system], 2),
        ([.other, .farEdge, .other], 1),
        ([.other, .system, .other, .system], 2),
        ([.system, .system], 1),
    ])
    func `The rule breaks sizes, then far edges, then the latest, and the system's last`(
        origins: [ConstraintOrigin], broken: Int
    ) {
        var problem = Problem()
        // x0 == 0, x1 == x0, x2 == x1 ..., and the last one says 10: the whole chain is needed.
        let variables = origins.indices.map { problem.addVariable("x\($0)") }
        var ids: [ConstraintID] = []
        for (place, origin) in origins.enumerated() {
            let terms =
                place == 0
                ? [Term(variables[0])]
                : place == origins.count - 1
                    ? [Term(variables[place - 1])] : [Term(variables[place]), Term(variables[place - 1], -1)]
            let constant = place > 0 && place == origins.count - 1 ? 10.0 : 0
            ids.append(problem.add(LinearConstraint("c\(place)", terms, .equal, constant, origin: origin)))
        }
        var solver = Solver(problem)
        let conflicts = solver.solve().conflicts
        #expect(conflicts == [Conflict(rows: ids.map(Row.constraint), broken: .constraint(ids[broken]))])
    }

    /// Turns from the one that holds longest to the one that is broken first.
    private static let turns = [
        BreakingTurn(latest: 1, other: 0, form: .equal, attribute: 5, constant: 3),
        BreakingTurn(latest: 1, other: 0, form: .equal, attribute: 5, constant: 4),
        BreakingTurn(latest: 1, other: 0, form: .equal, attribute: 5, isReversed: true, constant: 0),
        BreakingTurn(latest: 1, other: 0, form: .equal, attribute: 6, constant: 0),
        BreakingTurn(latest: 1, other: 0, form: .greaterOrEqual, attribute: 5, constant: 0),
        BreakingTurn(latest: 1, other: 0, form: .lessOrEqual, attribute: 5, constant: 0),
        BreakingTurn(latest: 1, other: 1, form: .equal, attribute: 5, constant: 0),
        BreakingTurn(latest: 2, other: 0, form: .equal, attribute: 5, constant: 0),
    ]

    @Test func `Where views are known, their turns decide, whatever was added first`() {
        for first in Self.turns.indices {
            for second in Self.turns.indices where second != first {
                var problem = Problem()
                let variable = problem.addVariable("x")
                let ids = [first, second].map { place in
                    problem.add(
                        terms: 1, { _ in Term(variable) }, .equal, Double(place), priority: LinearConstraint.required,
                        origin: .other, turn: Self.turns[place])
                }
                var solver = Solver(problem)
                #expect(solver.solve().conflicts.map(\.broken) == [.constraint(ids[first > second ? 0 : 1])])
            }
        }
    }

    @Test func `A set names only what is needed, with bounds, and the broken one is still approached`() {
        var problem = Problem()
        let first = problem.addVariable("a", lower: 50)
        let second = problem.addVariable("b", lower: 0)
        let other = problem.addVariable("c", lower: 0)
        let sum = problem.add(LinearConstraint("sum", [Term(first), Term(second)], .equal, 30))
        problem.add(LinearConstraint("other", [Term(second), Term(other, -1)], .equal, 0))
        problem.add(LinearConstraint("wish", [Term(first)], .equal, 400, priority: 999))
        var solver = Solver(problem)
        let solution = solver.solve()
        #expect(solution.status == .requiredInfeasible)
        let rows = [Row.lowerBound(first), .lowerBound(second), .constraint(sum)]
        #expect(solution.conflicts == [Conflict(rows: rows, broken: .constraint(sum))])
        #expect(solution[first] == 50)
        #expect(solution.error(of: sum) == 20)
        #expect(solution.levels.map(\.priority) == [LinearConstraint.belowRequired, 999])
    }

    @Test func `A rule of the caller's own decides`() {
        var problem = Problem()
        let width = problem.addVariable("w")
        let first = problem.add(LinearConstraint("first", [Term(width)], .equal, 1))
        problem.add(LinearConstraint("second", [Term(width)], .equal, 2))
        var solver = Solver(problem, breakingRule: BreakingRule { _ in 0 })
        let solution = solver.solve()
        #expect(solution.conflicts.map(\.broken) == [.constraint(first)])
        #expect(solution[width] == 2)
    }

    @Test(arguments: [7.0, 9, -8])
    func `Changing the constant of one of three dependent rows is a conflict`(constant: Double) throws {
        for place in 0..<3 {
            let problem = try Problem(lines: ["a - b - c == 8", "d - e - f == 8", "a - b - c - d + e + f == 0"])
            var solver = Solver(problem)
            #expect(solver.solve().conflicts.isEmpty)
            solver.setConstant(constant, of: problem.constraints[place])
            let conflicts = solver.solve().conflicts
            #expect(conflicts.map(\.rows) == [problem.constraints.map(Row.constraint)])
        }
    }

    @Test(arguments: [
        // A row that resists only downward has the same terms as another one that resists only upward.
        ["x - y - z >= 8", "3 x - 3 y - 3 z <= 24", "x - y - z >= 20"],
        ["x - y - z <= 8", "-2 x + 2 y + 2 z <= -16", "x - y - z <= -4"],
        // The equation resists instead of an inequality that it depends on.
        ["x + y + z >= 0", "u + v + w == 0", "x + y + z + u + v + w == 0", "x + y + z >= 5"],
        ["x + y + z <= 0", "u + v + w <= 0", "x + y + z + u + v + w == 0", "x + y + z - u - v - w >= 5"],
        // Bounds and distances that meet without slack.
        ["0 <= a", "0 <= b", "c - a - b >= 8", "2 c - 2 a - 2 b <= 16", "c == 7"],
        ["0 <= a", "0 <= b", "p - q - a == 0", "q - r - b == 0", "r - p >= 0", "a - b >= 4"],
    ])
    func `A set among dependent rows names only what is needed`(lines: [String]) throws {
        let problem = try Problem(lines: lines)
        for first in problem.constraints.indices {
            var turned = Problem()
            for variable in problem.variables {
                _ = turned.addVariable(problem.name(of: variable), lower: problem.lowerBound(of: variable))
            }
            let order = problem.constraints[first...] + problem.constraints[..<first]
            for id in order { turned.add(problem[id]) }
            #expect(Agreement.failure(of: turned) == nil)
            #expect(Agreement.roundingFailure(of: turned) == nil)
        }
    }

    @Test(arguments: [
        ["0 <= d", "0.5 b + 0.5 c - 0.5 a == 8", "b + c - a == -0x1p-16", "b + c - a - d == 0x1p-16"],
        [
            "a + 0.5 b - c - 0.5 d == 20", "c + 0.5 d - a - 0.5 b <= 0", "2 c + d - 2 a - b == 0x1p-16",
            "a + 0.5 b - c - 0.5 d == 0x1p-17",
        ],
        [
            "0 <= c", "c - d == 0", "0.5 d - b == -0x1p-17", "a == 192.99998474121094", "a - 0.5 b <= 0x1p-16",
            "c - b <= -0x1p-16",
        ],
    ])
    func `A set among rows that miss each other within the tolerance names only what is needed`(
        lines: [String]
    ) throws {
        #expect(Agreement.nearMissFailure(of: try Problem(lines: lines)) == nil)
    }

    @Test func `Thirds as 32-bit multipliers are no conflict`() {
        var problem = Problem()
        let whole = problem.addVariable("whole")
        let parts = (0..<3).map { problem.addVariable("part\($0)") }
        problem.add(LinearConstraint("window", [Term(whole)], .equal, 1366))
        for part in parts {
            problem.add(
                LinearConstraint("third", [Term(part), Term(whole, -Double(Float(1) / 3))], .equal, 0))
        }
        problem.add(LinearConstraint("fill", parts.map { Term($0) } + [Term(whole, -1)], .equal, 0))
        var solver = Solver(problem)
        #expect(solver.solve().status == .optimal)
    }
}
