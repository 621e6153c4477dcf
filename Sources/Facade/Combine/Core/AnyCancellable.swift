import Foundation

/// A cancellable object that cancels its activity when it is deallocated.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var stop: (() -> Void)?

    /// Creates a cancellable object from a closure that cancels.
    public init(_ cancel: @escaping () -> Void) { stop = cancel }

    /// Creates a cancellable object that wraps another one.
    public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

    deinit { stop?() }

    /// Cancels the activity, once.
    public func cancel() {
        lock.lock()
        let stop = stop
        self.stop = nil
        lock.unlock()
        stop?()
    }

    /// Stores the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores the cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
