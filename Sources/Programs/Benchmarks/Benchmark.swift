/// A named measurement that yields figures.
struct Benchmark {
    let name: String
    let run: () -> [Figure]

    init(name: String, run: @escaping () -> [Figure]) {
        self.name = name
        self.run = run
    }

    /// Creates a benchmark that can fail, in which case the error takes the place of its figures.
    init(name: String, trying work: @escaping () throws -> [Figure]) {
        self.init(name: name) {
            do { return try work() } catch {
                return [Figure(label: "all", value: .nan, quantity: "", note: "\(error)")]
            }
        }
    }

    /// Returns all benchmarks in the order in which they run; the full run adds those that take minutes.
    static func all(isFull: Bool) -> [Benchmark] {
        // Linux counts what a parent used before it started a process as that process's peak memory: processes go
        // first.
        [ProcessSpeed.benchmark] + SolverCold.benchmarks + SolverEdits.benchmarks
            + [SolverGrowth.benchmark, SolverMemory.benchmark] + KiwiComparison.benchmarks(isFull: isFull)
            + [
                MatrixSpeed.benchmark, SnapshotSpeed.benchmark, ComparisonSpeed.benchmark, ReportSpeed.benchmark,
                UIKitSpeed.benchmark, SwiftUISpeed.benchmark, CodeSnapshotSpeed.benchmark, ListSpeed.benchmark,
                SceneSpeed.benchmark,
                SizeSpeed.benchmark,
            ]
    }
}

/// One measured number.
struct Figure {
    let label: String
    let value: Double
    let quantity: String
    var goal: Double?
    /// What the number measures, or why it is missing.
    var note = ""

    func text(_ benchmark: String) -> String {
        let shown = value.isNaN ? "-" : "\(rounded(value)) \(quantity)"
        let aim = goal.map { "  (goal \(rounded($0)))" } ?? ""
        return "\(benchmark): \(label): \(shown)\(aim)\(note.isEmpty ? "" : "  \(note)")"
    }

    func json(_ benchmark: String) -> String {
        let number = value.isNaN ? "null" : "\(value)"
        let aim = goal.map { "\($0)" } ?? "null"
        return "{\"benchmark\": \"\(benchmark)\", \"label\": \"\(label)\", \"value\": \(number), "
            + "\"unit\": \"\(quantity)\", \"goal\": \(aim), \"note\": \"\(note)\"}"
    }

    private func rounded(_ value: Double) -> String {
        let scale = value < 10 ? 1000.0 : value < 1000 ? 10.0 : 1.0
        let text = "\((value * scale).rounded() / scale)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
