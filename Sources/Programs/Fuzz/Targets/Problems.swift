import LayoutSimConstraintSolver
import LayoutSimProblemFiles

extension FuzzTarget {
    /// Problems of `layoutsim solve`, which are solved.
    static let problem = FuzzTarget(
        name: "problem",
        seeds: [
            #"""
            {"variables": ["a", {"name": "b", "lower": 0, "upper": 100}],
            "constraints": [{"id": "c1", "coeffs": {"a": 1, "b": -2}, "constant": 3, "relation": "<=", "priority": 750},
            {"id": "c2", "coeffs": {"a": 1}, "constant": 20}, {"id": "c3", "coeffs": {"a": 1, "b": 1}, "constant": 30}]}
            """#,
            #"""
            {"variables": ["x", "y"], "constraints": [{"id": "c1", "coeffs": {"x": 1e6, "y": 1e-6}, "constant": 1},
            {"id": "c2", "coeffs": {"x": 1}, "constant": 1, "relation": ">=", "priority": 250},
            {"id": "c3", "coeffs": {"x": 1}, "constant": 5}, {"id": "c4", "coeffs": {"x": 1}, "constant": 6}]}
            """#,
        ],
        dictionary: [
            "\"variables\":", "\"constraints\":", "\"coeffs\":", "\"id\":", "\"relation\":", "\">=\"", "\"priority\":",
            "\"a\"", "\"b\"", "\"x\"", "1e12", "-1e12", "5e-324", "1e-30", "1e308", "0", "1000", "999.999", "null",
            "{}",
        ],
        read: { bytes in
            var solver = Solver(try Problem(parsing: bytes, file: "fuzz.json"))
            let solution = solver.solve()
            try EndlessValue.check(solution, file: "fuzz.json")
            _ = "\(solution.json)\(solution)"
        })
}
