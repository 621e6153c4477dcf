import LayoutSimConstraintSolver
import Testing

@Suite struct SolverTests {
    /// Two labels and a gap in a window, as `a.x == 16; b.x == a.x + a.w + 8; b.x + b.w == window - 16`.
    private struct Labels {
        var problem = Problem()
        let x: [Variable]
        let widths: [Variable]
        let window: ConstraintID
        var hugging: [ConstraintID] = []

        init(hugging levels: [Double]) {
            x = [problem.addVariable("a.x"), problem.addVariable("b.x")]
            widths = [problem.addVariable("a.w", lower: 0), problem.addVariable("b.w", lower: 0)]
            let total = problem.addVariable("window")
            window = problem.add(LinearConstraint("window", [Term(total)], .equal, 320, origin: .system))
            problem.add(LinearConstraint("leading", [Term(x[0])], .equal, 16))
            problem.add(
                LinearConstraint("gap", [Term(x[1]), Term(x[0], -1), Term(widths[0], -1)], .equal, 8))
            problem.add(
                LinearConstraint("trailing", [Term(x[1]), Term(widths[1]), Term(total, -1)], .equal, -16))
            for (place, level) in levels.enumerated() {
                hugging.append(
                    problem.add(
                        LinearConstraint("hug", [Term(widths[place])], .lessOrEqual, 100, priority: level)))
                problem.add(
                    LinearConstraint("resist", [Term(widths[place])], .greaterOrEqual, 100, priority: 750))
            }
        }
    }

    @Test func `The lower hugging stretches, and the window moves it`() {
        let labels = Labels(hugging: [251, 250])
        var solver = Solver(labels.problem)
        #expect(solver.solve()[labels.widths[1]] == 180)
        solver.setConstant(200, of: labels.window)
        let narrow = solver.solve()
        #expect(narrow[labels.widths[0]] + narrow[labels.widths[1]] == 160)
        #expect(narrow.ambiguousVariables.count == 3)
        solver.setConstant(414, of: labels.window)
        #expect(solver.solve()[labels.widths[1]] == 274)
    }

    @Test func `Equal hugging is a tie: the later one stretches, and both are ambiguous`() {
        let labels = Labels(hugging: [250, 250])
        var solver = Solver(labels.problem)
        let solution = solver.solve()
        #expect(solution[labels.widths[0]] == 100)
        #expect(solution[labels.widths[1]] == 180)
        #expect(
            solution.ambiguityRanges == [
                AmbiguousVariable(variable: labels.x[1], lower: 124, upper: 204),
                AmbiguousVariable(variable: labels.widths[0], lower: 100, upper: 180),
                AmbiguousVariable(variable: labels.widths[1], lower: 100, upper: 180),
            ])
    }

    @Test func `The multipliers of an equation tell the effect of changing a constant`() {
        let labels = Labels(hugging: [251, 250])
        for variable in labels.problem.variables {
            var solver = Solver(labels.problem)
            let sensitivity = solver.sensitivity(of: variable)
            let sum = sensitivity.contributions.reduce(0) { $0 + $1.multiplier * $1.constant }
            #expect(abs(sum - sensitivity.value) < 1e-9)
            for contribution in sensitivity.contributions {
                guard case .constraint(let id) = contribution.row else { continue }
                var moved = Solver(labels.problem)
                moved.setConstant(contribution.constant + 1, of: id)
                // The partner of an intrinsic size moves along; otherwise the two would separate.
                let index = id.index + (labels.hugging.contains(id) ? 1 : -1)
                if contribution.constant == 100 { moved.setConstant(101, of: labels.problem.constraints[index]) }
                #expect(abs(moved.solve()[variable] - sensitivity.value - contribution.multiplier) < 1e-9)
            }
        }
    }

    @Test func `Copies of a solver are edited apart`() {
        let labels = Labels(hugging: [251, 250])
        var solver = Solver(labels.problem)
        let before = solver.solve()
        var copy = solver
        copy.setConstant(600, of: labels.window)
        #expect(copy.solve()[labels.widths[1]] == 460)
        #expect(solver.solve().values == before.values)
        #expect(solver.problem[labels.window].constant == 320)
    }

    @Test func `Adding, removing and other priorities are solved again`() {
        let labels = Labels(hugging: [251, 250])
        var solver = Solver(labels.problem)
        _ = solver.solve()
        solver.setPriority(240, of: labels.hugging[0])
        #expect(solver.solve()[labels.widths[0]] == 180)
        let equal = solver.add(
            LinearConstraint("equal", [Term(labels.widths[0]), Term(labels.widths[1], -1)], .equal, 0))
        #expect(solver.solve()[labels.widths[0]] == 140)
        solver.remove(equal)
        #expect(solver.solve()[labels.widths[0]] == 180)
        solver.setBounds(lower: 0, upper: 120, of: labels.widths[0])
        #expect(solver.solve()[labels.widths[1]] == 160)
    }

    @Test func `A problem and its solution are printed in the names of the variables`() {
        var problem = Problem()
        let width = problem.addVariable("w", lower: 0)
        let height = problem.addVariable("h", upper: 5.5)
        problem.add(LinearConstraint("ratio", [Term(width), Term(height, -2)], .equal, 1))
        problem.add(LinearConstraint("wish", [Term(height, -0.5)], .lessOrEqual, -4, priority: 750))
        #expect(
            problem.description == """
                0 <= w
                h <= 5.5
                ratio: w - 2 h == 1
                wish: -0.5 h <= -4 @ 750
                """)
        var solver = Solver(problem)
        #expect(
            solver.solve().description == """
                optimal
                  w = 12
                  h = 5.5
                level 750: total error 1.25
                gave way: wish by 1.25
                """)
    }

    @Test func `Variables that are chosen first come closer to 0 than others`() {
        for (isFirst, expected) in [(false, [0.0, 30]), (true, [-30, 0])] {
            var problem = Problem()
            let left = problem.addVariable("left")
            let length = problem.addVariable("length", isChosenFirst: isFirst)
            problem.add(LinearConstraint("end", [Term(length), Term(left, -1)], .equal, 30))
            var solver = Solver(problem)
            let solution = solver.solve()
            #expect([solution[left], solution[length]] == expected)
            #expect(solution.ambiguousVariables == [left, length])
        }
    }

    @Test func `The generator makes every kind of problem`() {
        var conflicts = 0
        var ambiguous = 0
        var levels = 0
        for seed in 0..<200 {
            var solver = Solver(ProblemGenerator.problem(seed: UInt64(seed)))
            let solution = solver.solve()
            conflicts += solution.conflicts.isEmpty ? 0 : 1
            ambiguous += solution.ambiguousVariables.isEmpty ? 0 : 1
            levels += solution.levels.contains { $0.totalError > 0 } ? 1 : 0
        }
        #expect(conflicts > 20 && conflicts < 180)
        #expect(ambiguous > 20 && ambiguous < 180)
        #expect(levels > 100)
    }
}
