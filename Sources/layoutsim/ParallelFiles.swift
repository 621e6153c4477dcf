import LayoutSimRendering
import LayoutSimWorkers

/// Work on many files on all cores, whose results come in the order of the files.
struct ParallelFiles<Answer: Sendable>: Sendable {
    private let count: Int
    private let work: ParallelWork<String, Renderers, Answer>

    init(_ paths: [String], work: @escaping @Sendable (String, Renderers) -> Answer) {
        count = paths.count
        self.work = ParallelWork(paths, tools: { Renderers() }, work: work)
    }

    /// Calls `body` with each result, in the order of the files, as soon as those before it are there; a terminal shows
    /// how many are done.
    func forEach(_ body: (Answer) throws -> Void) rethrows {
        var bar = ProgressBar(count: count)
        var done = 0
        defer { bar.clear() }
        bar.show(done)
        try work.forEach { answer in
            bar.clear()
            try body(answer)
            done += 1
            bar.show(done)
        }
    }
}
