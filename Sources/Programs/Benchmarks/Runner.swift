import Glibc
import LayoutSimAllocator

/// `layoutsim-benchmarks [--json] [--full] [FILTER]`: runs the benchmarks whose names contain the filter.
@main
enum Runner {
    static func main() {
        layoutsim_keep_freed_memory()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == SnapshotSpeed.verifying {
            do { try SnapshotSpeed.verify(Array(arguments.dropFirst())) } catch {
                print("\(error)")
                exit(70)
            }
            return
        }
        let isJSON = arguments.contains("--json")
        let filter = arguments.first { !$0.hasPrefix("--") }
        if let unknown = arguments.first(where: { $0.hasPrefix("--") && !["--json", "--full"].contains($0) }) {
            print("unknown option '\(unknown)': use --json, --full, and a part of a benchmark's name")
            exit(64)
        }
        for benchmark in Benchmark.all(isFull: arguments.contains("--full")) {
            if let filter, !benchmark.name.contains(filter) { continue }
            for figure in benchmark.run() { print(isJSON ? figure.json(benchmark.name) : figure.text(benchmark.name)) }
        }
    }
}
