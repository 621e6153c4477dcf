/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity; nothing is sent afterward.
    func cancel()
}

extension Cancellable {
    /// Stores the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores the cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

/// A cancellable object that cancels its activity when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    /// Creates a cancellable object from a closure that cancels.
    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    /// Creates a cancellable object that wraps another one.
    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    deinit { stop?() }

    /// Cancels the activity.
    public func cancel() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    /// Stores the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores the cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Returns whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscription to several publishers, or to one that can end early.
final class Ties: Subscription {
    private var ties: [any Cancellable] = []
    private(set) var isCancelled = false

    func add(_ tie: any Cancellable) {
        guard !isCancelled else { return tie.cancel() }
        ties.append(tie)
    }

    /// Keeps a single subscription, canceling the previous ones.
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
