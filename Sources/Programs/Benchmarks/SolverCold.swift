import LayoutSimConstraintSolver

/// Measures solving from scratch.
enum SolverCold {
    static var benchmarks: [Benchmark] {
        SolverProblems.Shape.allCases.flatMap { shape in
            [10, 100, 1000].map { viewCount in
                Benchmark(name: "solver-cold-\(shape.rawValue)-\(viewCount)-views") { [figure(shape, viewCount)] }
            }
        }
    }

    static func time(_ shape: SolverProblems.Shape, _ viewCount: Int) -> Double {
        let problem = SolverProblems(shape, viewCount: viewCount).problem
        return Timing.median {
            var solver = Solver(problem)
            precondition(!solver.solve().values.isEmpty)
        }
    }

    private static func figure(_ shape: SolverProblems.Shape, _ viewCount: Int) -> Figure {
        let goals = [10: 15.0, 100: 200, 1000: 3000]
        let problem = SolverProblems(shape, viewCount: viewCount).problem
        var core = Solver(problem)
        _ = core.solve()
        return Figure(
            label: "\(viewCount) views", value: time(shape, viewCount), quantity: "µs", goal: goals[viewCount],
            note: "\(problem.constraints.count) constraints, \(core.exchangeCount) exchanges")
    }
}
