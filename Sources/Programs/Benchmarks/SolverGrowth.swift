/// Measures the factor by which the time grows for ten times as many views.
enum SolverGrowth {
    static var benchmark: Benchmark {
        Benchmark(name: "solver-growth") {
            SolverProblems.Shape.allCases.map { shape in
                Figure(
                    label: "\(shape.rawValue), 1000 to 100 views",
                    value: SolverCold.time(shape, 1000) / SolverCold.time(shape, 100), quantity: "times", goal: 12)
            }
        }
    }
}
