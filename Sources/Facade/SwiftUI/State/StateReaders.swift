import Dispatch
import QuartzCore

/// The views that read a value, as their bodies or they themselves were made.
@MainActor final class StateReaders {
    private struct Reader {
        weak var node: ViewNode?
    }

    private var readers: [ObjectIdentifier: Reader] = [:]
    /// Whether the readers stay when the value changes.
    private let isFixed: Bool

    nonisolated init() { isFixed = false }

    /// Creates the readers of what one view follows all its life.
    init(of node: ViewNode) {
        isFixed = true
        readers[ObjectIdentifier(node)] = Reader(node: node)
    }

    /// Writes down the view that is made or whose body is asked, if one is.
    nonisolated func noteReader() {
        guard AnimationClock.isOnMain else { return }
        MainActor.assumeIsolated {
            guard let node = BodyEvaluation.shared.reader else { return }
            readers[ObjectIdentifier(node)] = Reader(node: node)
        }
    }

    /// Has all that read the value asked again, on the main queue.
    nonisolated func changed() {
        if AnimationClock.isOnMain {
            MainActor.assumeIsolated { invalidate() }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.invalidate() } }
        }
    }

    private func invalidate() {
        let nodes = readers.values.compactMap(\.node).sorted { $0.number < $1.number }
        if !isFixed { readers = [:] }
        for node in nodes { node.invalidate() }
    }
}

/// The body that is asked at the moment.
@MainActor final class BodyEvaluation {
    static let shared = BodyEvaluation()

    /// The view whose body is asked; `nil` while none is.
    private(set) var node: ViewNode?
    /// The view that reads: the one whose body is asked, or that is made.
    var reader: ViewNode?

    /// Calls a closure that asks a view for its body.
    func ask<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
        let outer = (self.node, reader)
        (self.node, reader) = (node, node)
        defer { (self.node, reader) = outer }
        return body()
    }
}
