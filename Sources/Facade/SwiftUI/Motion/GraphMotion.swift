import QuartzCore

/// What moves in the views of a graph, and how the changes of an update are to be shown.
///
/// The views themselves are always at the end of their motions; a moment of the clock shows them on their way.
@MainActor final class GraphMotion {
    /// How the changes that are made are to be shown.
    var transaction = Transaction()
    /// The moment that is shown, in seconds of the clock; `nil` for the end of all motions.
    var moment: Double?
    /// The number of the update.
    private(set) var turn = 0
    /// What moves the numbers of views.
    var moving: [any AnyNodeMotion] = []
    /// Whether numbers of views began to move in this update.
    var hasNewValues = false
    /// Whether numbers of views moved before this update.
    private(set) var hadValues = false
    /// What moves the views that are shown.
    let elements = ElementMotions()
    /// The views that come and go.
    let passing: PassingViews
    private weak var graph: ViewGraph?
    private var scopeBatches: [Animation: MotionBatch] = [:]

    init(_ graph: ViewGraph) {
        self.graph = graph
        passing = PassingViews(graph)
    }

    /// The time of the clock.
    var now: Double { AnimationClock.current.now }

    /// Who waits for what the transaction moves.
    var batches: [MotionBatch] { [batch] }

    private var batch: MotionBatch {
        let batch: MotionBatch
        if let known = transaction.batch {
            batch = known
        } else if let animation = transaction.animation, let known = scopeBatches[animation] {
            batch = known
        } else {
            batch = MotionBatch()
            if let animation = transaction.animation { scopeBatches[animation] = batch }
        }
        if let graph { batch.tell(graph) }
        return batch
    }

    /// Begins an update of a transaction, or another round of it.
    func begin(_ transaction: Transaction, isNew: Bool) {
        self.transaction = transaction
        guard isNew else { return }
        turn += 1
        hadValues = !moving.isEmpty
    }

    /// Calls a closure that has something move by a transaction.
    func perform(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        body()
    }

    /// Ends the update.
    func end() {
        transaction = Transaction()
        hasNewValues = false
        scopeBatches = [:]
    }

    /// Makes the elements of a node's view as it is to be shown.
    ///
    /// - Parameter former: The view as it was before; `nil` if it did not change or is new.
    func make<Content: View>(_ view: Content, _ former: (any View)?, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let isComing = !node.wasMade && transaction.animation != nil && moment == nil && node.isAlone
        let outputs = Content._makeView(shown(view, former: former, node), inputs)
        if isComing {
            passing.come(
                outputs.elements, to: PassingPlace(around: node.parent, key: node.key), transactionOfParts,
                node.environmentOfView)
        }
        return outputs
    }

    /// Notes that a view leaves the tree, which is shown until its transition ends.
    func note(leaving node: ViewNode, from key: ViewKey) {
        guard transaction.animation != nil, moment == nil, node.isInTree, let graph else { return }
        passing.go(
            node.elements, from: PassingPlace(around: node.parent, key: key), transactionOfParts,
            node.environmentOfView, at: graph.place)
    }

    /// The transaction with those who wait for what it moves.
    private var transactionOfParts: Transaction {
        var transaction = transaction
        transaction.batch = batch
        return transaction
    }

    /// Whether nothing moves any more.
    var isOver: Bool { moving.isEmpty && elements.isEmpty && passing.isEmpty }

    /// Forgets what is over; the views of numbers that are at their end are made once more.
    func forgetEnded() {
        let now = now + 1e-9
        for motion in moving where motion.isOver(at: now) {
            motion.stop()
            motion.node?.invalidate()
        }
        moving.removeAll { $0.node == nil || $0.isOver(at: now) }
        elements.forgetEnded(at: now)
        passing.forgetEnded(at: now)
    }

    /// Has all views made again whose numbers move.
    func invalidateMoving() {
        for motion in moving { motion.node?.invalidate() }
    }

    /// Ends all motions.
    func stop() {
        for motion in moving { motion.stop() }
        moving = []
        elements.stop()
        passing.stop()
    }
}
