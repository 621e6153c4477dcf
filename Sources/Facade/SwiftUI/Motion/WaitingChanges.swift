/// The graphs with changes that are to be shown by an animation and wait for their update.
@MainActor final class WaitingChanges {
    static let shared = WaitingChanges()

    private struct Waiting {
        weak var graph: ViewGraph?
    }

    private var graphs: [Waiting] = []

    /// Notes a graph whose changes wait.
    func note(_ graph: ViewGraph) {
        guard !graphs.contains(where: { $0.graph === graph }) else { return }
        graphs.append(Waiting(graph: graph))
    }

    /// Makes the updates of changes of other animations, since each change moves by its own; returns what is moved by
    /// the same animation, to which further changes belong.
    func update(before animation: Animation?) -> MotionBatch? {
        guard !graphs.isEmpty else { return nil }
        let waiting = graphs.compactMap(\.graph).filter { $0.pending != nil }
        graphs = []
        var batch: MotionBatch?
        for graph in waiting {
            guard let pending = graph.pending, pending.animation == animation else {
                graph.updateNow()
                continue
            }
            note(graph)
            batch = pending.batch
        }
        return batch
    }
}
