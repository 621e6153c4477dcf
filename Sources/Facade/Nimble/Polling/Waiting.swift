import Synchronization

/// Whether a wait is over, which any thread may say.
final class Waiting: Sendable {
    private let state = Mutex(false)
    var isOver: Bool { state.withLock { $0 } }
    func end() { state.withLock { $0 = true } }
}
