import LayoutSimConstraintSolver

/// Measures changes to a chain of 100 views, solved starting from the previous solution.
enum SolverEdits {
    static var benchmarks: [Benchmark] {
        [
            Benchmark(name: "solver-edit-constant") { [keepingBasis] },
            Benchmark(name: "solver-edit-intrinsic-size") { [intrinsicSize] },
            Benchmark(name: "solver-edit-window") { [window] },
            Benchmark(name: "solver-edit-exchange") { [exchanging] },
            Benchmark(name: "solver-edit-priority") { [removing] },
        ]
    }

    private static func toggle(
        _ label: String, goal: Double?, _ edit: (inout Solver, SolverProblems, Bool) -> Void
    ) -> Figure {
        let problems = SolverProblems(.chain, viewCount: 100)
        var core = Solver(problems.problem)
        _ = core.solve()
        var isOn = false
        var exchanges = core.exchangeCount
        for _ in 0..<2 {
            isOn.toggle()
            edit(&core, problems, isOn)
            _ = core.solve()
        }
        exchanges = core.exchangeCount - exchanges
        let time = Timing.median {
            isOn.toggle()
            edit(&core, problems, isOn)
            precondition(!core.solve().values.isEmpty)
        }
        return Figure(
            label: label, value: time, quantity: "µs", goal: goal, note: "\(exchanges) exchanges there and back")
    }

    private static var keepingBasis: Figure {
        toggle("one constant, basis kept", goal: 2) { core, problems, isOn in
            core.setConstant(isOn ? 9 : 8, of: problems.spacing)
        }
    }

    private static var intrinsicSize: Figure {
        toggle("an intrinsic width, basis kept", goal: 2) { core, problems, isOn in
            core.setConstant(isOn ? 23 : 24, of: problems.hugging[48])
            core.setConstant(isOn ? 23 : 24, of: problems.resistance[48])
        }
    }

    private static var window: Figure {
        toggle("the window's width", goal: nil) { core, problems, isOn in
            core.setConstant(isOn ? 4801 : 4800, of: problems.closing)
        }
    }

    private static var exchanging: Figure {
        let tight = tightWidth
        return toggle("one constant, basis changed", goal: 300) { core, problems, isOn in
            core.setConstant(isOn ? tight : 4800, of: problems.closing)
        }
    }

    /// The width of a window in which the stretched view has to shrink a little.
    private static var tightWidth: Double {
        let problems = SolverProblems(.chain, viewCount: 100)
        var solver = Solver(problems.problem)
        let solution = solver.solve()
        let stretch = problems.hugging.map(solution.error).reduce(0, max)
        return 4800 - stretch - 2
    }

    private static var removing: Figure {
        toggle("a priority changed and back", goal: 300) { core, problems, isOn in
            core.setPriority(isOn ? 240 : 250, of: problems.hugging[30])
        }
    }
}
