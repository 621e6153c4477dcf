import Foundation

/// A lock with the state that it protects, which copies share (Apple, *OSAllocatedUnfairLock*).
public struct OSAllocatedUnfairLock<State>: Sendable {
    fileprivate let storage: Storage

    /// Creates a lock that protects a state of any type.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a closure with the state while holding the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try unsafe body(&storage.state)
    }

    /// Calls a closure with the state while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state if the lock is available; otherwise returns `nil`.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try unsafe body(&storage.state)
    }

    /// Calls a closure with the state if the lock is available; otherwise returns `nil`.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    fileprivate final class Storage: Sendable {
        let lock = NSLock()
        nonisolated(unsafe) var state: State

        init(_ state: State) { unsafe self.state = state }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that protects a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without state.
    public init() { self.init(uncheckedState: ()) }

    /// Locks the lock, waiting until it is available.
    public func lock() { storage.lock.lock() }

    /// Unlocks the lock.
    public func unlock() { storage.lock.unlock() }

    /// Locks the lock if it is available; returns whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Calls a closure while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }

    /// Calls a closure while holding the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}
