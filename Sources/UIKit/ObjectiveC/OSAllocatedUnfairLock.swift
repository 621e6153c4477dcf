import Foundation

/// A lock with what it guards, shared by its copies (Apple, *OSAllocatedUnfairLock*).
public struct OSAllocatedUnfairLock<State>: Sendable {
    fileprivate let storage: Storage

    /// Guards a value that may be anything.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Does something with the value while nobody else can.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try unsafe body(&storage.state)
    }

    /// Does something with the value while nobody else can.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Does something with the value if nobody holds the lock, else gives nil.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try unsafe body(&storage.state)
    }

    /// Does something with the value if nobody holds the lock, else gives nil.
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
    /// Guards a value.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Guards nothing that it knows of.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until the lock is open, and locks it.
    public func lock() { storage.lock.lock() }

    /// Opens the lock.
    public func unlock() { storage.lock.unlock() }

    /// Locks the lock if it is open, and says whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Does something while nobody else can.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }

    /// Does something while nobody else can.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}
