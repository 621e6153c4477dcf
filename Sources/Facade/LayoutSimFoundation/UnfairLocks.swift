import Glibc
import Synchronization

/// A lock that is stored as a number (Apple, *os_unfair_lock*).
public struct os_unfair_lock_s: Sendable {
    // swift-format-ignore: NoLeadingUnderscores
    /// The state of the lock; 1 while it is locked.
    public var _os_unfair_lock_opaque: UInt32

    /// Creates an unlocked lock.
    public init() { _os_unfair_lock_opaque = 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// Creates a lock from its state.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock that is stored as a number.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to an unfair lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks the lock, waiting until it is available.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while unsafe !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Locks the lock if it is available; returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe number(of: lock) {
        $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
    }
}

/// Unlocks the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unsafe number(of: lock) { $0.store(0, ordering: .releasing) }
}

/// Asserts that the current thread owns the lock; does nothing here, since owners are not tracked.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Asserts that the current thread does not own the lock; does nothing here, since owners are not tracked.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

private func number<Result>(of lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
    unsafe lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { unsafe body($0.pointee) }
}
