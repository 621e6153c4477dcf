import Glibc

/// Work on many files on all cores, whose results come in the order of the files.
struct ParallelFiles<Answer: Sendable>: Sendable {
    private let paths: [String]
    private let work: @Sendable (String, Renderers) -> Answer

    init(_ paths: [String], work: @escaping @Sendable (String, Renderers) -> Answer) {
        self.paths = paths
        self.work = work
    }

    /// Calls `body` with each result, in the order of the files, as soon as those before it are there.
    func forEach(_ body: (Answer) throws -> Void) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: (Int, Answer).self)
        let workers = max(1, min(processors, paths.count))
        let group = Task {
            await withTaskGroup(of: Void.self) { group in
                for worker in 0..<workers {
                    group.addTask { run(worker, of: workers, continuation) }
                }
            }
            continuation.finish()
        }
        defer { group.cancel() }
        var waiting: [Int: Answer] = [:]
        var next = 0
        for await (position, answer) in stream {
            waiting[position] = answer
            while let answer = waiting.removeValue(forKey: next) {
                try body(answer)
                next += 1
            }
        }
    }

    /// The share of one worker, every so manieth file; renderers stay with their worker.
    private func run(_ worker: Int, of workers: Int, _ continuation: AsyncStream<(Int, Answer)>.Continuation) {
        let renderers = Renderers()
        for position in stride(from: worker, to: paths.count, by: workers) {
            guard !Task.isCancelled else { return }
            continuation.yield((position, work(paths[position], renderers)))
        }
    }

    private var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
