import LayoutSimConstraintSolver

/// A changed constant, solved from the former solution: a chain of 100 views.
enum SolverEdits {
    static var benchmarks: [Benchmark] {
        [
            Benchmark(name: "solver-edit") {
                [keepingBasis, intrinsicSize, window, exchanging, removing]
            }
        ]
    }

    private static func toggle(
        _ label: String, goal: Double?, _ edit: (inout SolverCore<Double>, SolverProblems, Bool) -> Void
    ) -> Figure {
        let problems = SolverProblems(.chain, viewCount: 100)
        var core = SolverCore<Double>(problems.problem)
        core.update()
        var isOn = false
        var exchanges = core.pivotCount
        for _ in 0..<2 {
            isOn.toggle()
            edit(&core, problems, isOn)
            _ = core.solve()
        }
        exchanges = core.pivotCount - exchanges
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
            core.setConstant(isOn ? 9 : 8, of: problems.problem.constraints[10])
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
            let constraints = problems.problem.constraints
            core.setConstant(isOn ? 4801 : 4800, of: constraints[constraints.count - 1])
        }
    }

    private static var exchanging: Figure {
        toggle("one constant, basis changed", goal: 300) { core, problems, isOn in
            let constraints = problems.problem.constraints
            core.setConstant(isOn ? 3000 : 4800, of: constraints[constraints.count - 1])
        }
    }

    private static var removing: Figure {
        toggle("a priority changed and back", goal: 300) { core, problems, isOn in
            core.setPriority(isOn ? 240 : 250, of: problems.hugging[30])
        }
    }
}
