import Glibc
import LayoutSimConstraintSolver
import LayoutSimFiles

/// Solves the same problems with kiwi through its Python package, as a fair lower bound for the times that users would
/// see.
///
/// Only times are compared, since kiwi sums weighted priorities and gives different answers.
enum KiwiComparison {
    static func benchmarks(isFull: Bool) -> [Benchmark] {
        SolverProblems.Shape.allCases.map { shape in
            Benchmark(name: "kiwi-\(shape.rawValue)") {
                let counts = isFull ? [10, 100, 1000] : shape == .nested ? [10, 100] : [10, 100, 300]
                return counts.map { figure(shape, $0) }
            }
        }
    }

    private static func figure(_ shape: SolverProblems.Shape, _ viewCount: Int) -> Figure {
        let label = "\(viewCount) views"
        let note = "kiwisolver: constraints built and added, variables updated"
        guard let time = time(of: SolverProblems(shape, viewCount: viewCount).problem) else {
            return Figure(
                label: label, value: .nan, quantity: "µs", note: "absent: needs python3 with the package kiwisolver")
        }
        return Figure(label: label, value: time, quantity: "µs", note: note)
    }

    private static func time(of problem: Problem) -> Double? {
        let file = File("/tmp/layoutsim-kiwi-\(getpid()).txt")
        defer { try? file.remove() }
        guard (try? file.write(lines(problem))) != nil else { return nil }
        let directory = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let python = Environment["LAYOUTSIM_PYTHON"] ?? "python3"
        return Double(firstLine(of: "\(python) /\(directory)/kiwi.py \(file.path) 2>/dev/null") ?? "")
    }

    /// One line per row: priority, relation, constant, then pairs of variable and coefficient.
    private static func lines(_ problem: Problem) -> String {
        var lines: [String] = []
        for variable in problem.variables {
            if let bound = problem.lowerBound(of: variable) { lines.append("1000 >= \(bound) \(variable.index) 1") }
        }
        for id in problem.constraints {
            let constraint = problem[id]
            let terms = constraint.terms.map { "\($0.variable.index) \($0.coefficient)" }.joined(separator: " ")
            lines.append("\(constraint.priority) \(constraint.sense.rawValue) \(constraint.constant) \(terms)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
