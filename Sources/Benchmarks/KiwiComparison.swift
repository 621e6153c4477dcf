import Glibc
import LayoutSimConstraintSolver

/// The same problems built and solved by kiwi, through its Python package; a fair lower bound for what users have.
///
/// kiwi weighs priorities in one sum, so its answers differ; only times are compared.
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
        let path = "/tmp/layoutsim-kiwi-\(getpid()).txt"
        defer { unsafe unlink(path) }
        guard write(lines(problem), to: path) else { return nil }
        let directory = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let python = environment("LAYOUTSIM_PYTHON") ?? "python3"
        return Double(output(of: "\(python) /\(directory)/kiwi.py \(path) 2>/dev/null") ?? "")
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
            lines.append("\(constraint.priority) \(constraint.relation.rawValue) \(constraint.constant) \(terms)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func write(_ text: String, to path: String) -> Bool {
        guard let file = unsafe fopen(path, "w") else { return false }
        let count = unsafe fputs(text, file)
        return unsafe fclose(file) == 0 && count >= 0
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    private static func output(of command: String) -> String? {
        guard let pipe = unsafe popen(command, "r") else { return nil }
        var text = ""
        var byte = unsafe fgetc(pipe)
        while byte >= 32 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: byte)))
            byte = unsafe fgetc(pipe)
        }
        return unsafe pclose(pipe) == 0 ? text : nil
    }
}
