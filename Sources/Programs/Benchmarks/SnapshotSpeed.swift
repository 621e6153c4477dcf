import Glibc
import LayoutSimFiles

/// Measures checking many unchanged variants, relative to only laying them out and hashing their pixels, on all cores.
enum SnapshotSpeed {
    static var benchmark: Benchmark { Benchmark(name: "snapshots", trying: figures) }

    /// The option that makes this program only check goldens: `--verify-snapshots COUNT FOLDER`.
    static let verifying = "--verify-snapshots"

    /// Checks goldens of an earlier run in a separate process, and records its peak memory.
    static func verify(_ words: [String]) throws {
        guard words.count == 2, let count = Int(words[0]) else { return }
        _ = try BenchmarkProject(variants: count, root: words[1]).verify(count)
        try peakFile(words[1]).write(File("/proc/self/status").contents())
    }

    private static func figures() throws -> [Figure] {
        let root = "/tmp/layoutsim-benchmark-snapshots-\(getpid())"
        let project = try BenchmarkProject(variants: 1000, root: root)
        defer { project.remove() }
        try project.recordGoldens()
        let memory = try [100, 1000].map { try peakMemory(verifying: $0, root) }
        let verified = try measure { try project.verify(1000) }
        let drawn = try measure { try project.draw(1000) }
        let note = verified.answer == 0 ? "" : "\(verified.answer) variants differ from their goldens"
        return [
            Figure(label: "verify 1000 variants", value: verified.cpu / 1000, quantity: "ms", note: note),
            Figure(label: "lay them out and hash them", value: drawn.cpu / 1000, quantity: "ms"),
            Figure(label: "verify / lay out", value: verified.cpu / drawn.cpu, quantity: "ratio", goal: 1.5),
            Figure(label: "cores in use", value: verified.cpu / verified.wall, quantity: "cores"),
            Figure(label: "peak memory, 100 variants", value: memory[0], quantity: "MB"),
            Figure(label: "peak memory, 1000 variants", value: memory[1], quantity: "MB"),
            Figure(label: "memory, 1000 / 100", value: memory[1] / memory[0], quantity: "ratio", goal: 1.1),
        ]
    }

    private static func peakFile(_ root: String) -> File { File("\(root)/peak") }

    /// Returns the peak memory in MB, read by the process itself, since that of a finished child would include this
    /// program's.
    private static func peakMemory(verifying count: Int, _ root: String) throws -> Double {
        try ProcessSpeed.run("/proc/self/exe", [verifying, "\(count)", root])
        return try ProcessStatus(contentsOf: peakFile(root))["VmHWM"] / 1024
    }

    /// Returns the result of a piece of work, and its processor and wall-clock times in microseconds.
    private static func measure<Answer>(
        _ work: () throws -> Answer
    ) rethrows -> (answer: Answer, cpu: Double, wall: Double) {
        let (cpu, wall) = (Timing.now, Timing.wall)
        let answer = try work()
        return (answer, Timing.now - cpu, Timing.wall - wall)
    }
}
