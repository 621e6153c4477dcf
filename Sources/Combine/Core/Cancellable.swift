/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it; nothing is sent afterward.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// What is stopped when nobody keeps this object any longer.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    /// Stops by a closure.
    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    /// Stops something else.
    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    deinit { stop?() }

    /// Stops it.
    public func cancel() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether they are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscription to several publishers, or to one that stops by itself.
final class Ties: Subscription {
    private var ties: [any Cancellable] = []
    private(set) var isCancelled = false

    func add(_ tie: any Cancellable) {
        guard !isCancelled else { return tie.cancel() }
        ties.append(tie)
    }

    /// Keeps one alone: what was kept is stopped.
    func replace(with tie: any Cancellable) {
        ties.forEach { $0.cancel() }
        ties = []
        add(tie)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        isCancelled = true
        let ties = ties
        self.ties = []
        ties.forEach { $0.cancel() }
    }
}
