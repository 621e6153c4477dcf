import Glibc

/// Parallel work on many items on all cores, whose answers arrive in the order of the items.
///
/// Every worker has its own tools, which stay on its thread. Only a few answers are buffered at a time.
package struct ParallelWork<Item: Sendable, Tools, Answer: Sendable>: Sendable {
    private let items: [Item]
    private let tools: @Sendable () -> Tools
    private let work: @Sendable (Item, Tools) -> Answer

    /// Creates work on items from a closure that makes each worker's tools and one that computes an item's answer.
    package init(
        _ items: [Item], tools: @escaping @Sendable () -> Tools,
        work: @escaping @Sendable (Item, Tools) -> Answer
    ) {
        self.items = items
        self.tools = tools
        self.work = work
    }

    /// Calls `body` with each answer, in the order of the items, as soon as it and all earlier answers are available.
    package func forEach(_ body: (Answer) throws -> Void) rethrows {
        let count = max(1, min(processors, items.count))
        let workers = (0..<count).map { worker in
            WorkerThread<Answer> { handOver in run(worker, of: count, handOver) }
        }
        // For the shares of threads that the system refused to create.
        lazy var own = tools()
        for (position, item) in items.enumerated() {
            try body(workers[position % count]?.next() ?? work(item, own))
        }
    }

    /// Works on the share of one worker: every `count`-th item, starting at its own number.
    private func run(_ worker: Int, of workers: Int, _ handOver: (Answer) -> Bool) {
        let tools = tools()
        for position in stride(from: worker, to: items.count, by: workers) {
            guard handOver(work(items[position], tools)) else { return }
        }
    }

    private var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }
}
