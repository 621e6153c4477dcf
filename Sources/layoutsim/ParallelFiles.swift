import Glibc

/// Work on many files on all cores, whose results come in the order of the files.
struct ParallelFiles<Answer: Sendable>: Sendable {
    private let paths: [String]
    private let work: @Sendable (String, Renderers) -> Answer

    init(_ paths: [String], work: @escaping @Sendable (String, Renderers) -> Answer) {
        self.paths = paths
        self.work = work
    }

    /// Calls `body` with each result, in the order of the files, as soon as those before it are there; a terminal shows
    /// how many are done.
    func forEach(_ body: (Answer) throws -> Void) rethrows {
        let count = max(1, min(processors, paths.count))
        let workers = (0..<count).map { worker in
            WorkerThread<Answer> { handOver in run(worker, of: count, handOver) }
        }
        // For the shares of threads that the system refused.
        let renderers = Renderers()
        var bar = ProgressBar(count: paths.count)
        defer { bar.clear() }
        for (position, path) in paths.enumerated() {
            bar.show(position)
            let answer = workers[position % count]?.next() ?? work(path, renderers)
            bar.clear()
            try body(answer)
        }
    }

    /// The share of one worker, every so manieth file; renderers stay with their worker.
    private func run(_ worker: Int, of workers: Int, _ handOver: (Answer) -> Bool) {
        let renderers = Renderers()
        for position in stride(from: worker, to: paths.count, by: workers) {
            guard handOver(work(paths[position], renderers)) else { return }
        }
    }

    private var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
