import LayoutSimConstraintSolver

/// Measures the memory that a solver retains after solving, and the peak of the process.
enum SolverMemory {
    static var benchmark: Benchmark {
        Benchmark(
            name: "solver-memory",
            trying: {
                // All stay alive, so that later solvers need their own pages.
                var alive: [Solver] = []
                return try [(100, 100), (1000, 40), (10_000, 10)].map { try kept($0, count: $1, &alive) }
                    + [Figure(label: "peak of the process", value: try ProcessStatus()["VmHWM"], quantity: "KiB")]
            })
    }

    private static func kept(_ viewCount: Int, count: Int, _ alive: inout [Solver]) throws -> Figure {
        let problem = SolverProblems(.chain, viewCount: viewCount).problem
        let before = try ProcessStatus()["VmRSS"]
        for _ in 0..<count {
            alive.append(Solver(problem))
            precondition(!alive[alive.count - 1].solve().values.isEmpty)
        }
        let size = (try ProcessStatus()["VmRSS"] - before) / Double(count)
        return Figure(
            label: "chain, \(viewCount) views", value: size, quantity: "KiB",
            note: "\(Int(size * 1024) / problem.constraints.count) bytes a constraint")
    }
}
