import Glibc
import LayoutSimConstraintSolver

/// What a solver keeps after solving, and the most that the process had.
enum SolverMemory {
    static var benchmark: Benchmark {
        Benchmark(name: "solver-memory") {
            // All stay alive, so that the later ones need pages of their own.
            var alive: [Solver] = []
            return [(100, 100), (1000, 40), (10_000, 10)].map { kept($0, count: $1, &alive) }
                + [Figure(label: "peak of the process", value: resident("VmHWM:"), quantity: "KiB")]
        }
    }

    private static func kept(_ viewCount: Int, count: Int, _ alive: inout [Solver]) -> Figure {
        let problem = SolverProblems(.chain, viewCount: viewCount).problem
        let before = resident("VmRSS:")
        for _ in 0..<count {
            alive.append(Solver(problem))
            precondition(!alive[alive.count - 1].solve().values.isEmpty)
        }
        let size = (resident("VmRSS:") - before) / Double(count)
        return Figure(
            label: "chain, \(viewCount) views", value: size, quantity: "KiB",
            note: "\(Int(size * 1024) / problem.constraints.count) bytes a constraint")
    }

    /// A line of the process's status in KiB.
    private static func resident(_ label: String) -> Double {
        guard let file = unsafe fopen("/proc/self/status", "r") else { return .nan }
        defer { unsafe fclose(file) }
        var line = ""
        var byte = unsafe fgetc(file)
        while byte >= 0 {
            if byte != 10 {
                line.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: byte)))
            } else if line.hasPrefix(label) {
                return Double(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]) ?? .nan
            } else {
                line = ""
            }
            byte = unsafe fgetc(file)
        }
        return .nan
    }
}
