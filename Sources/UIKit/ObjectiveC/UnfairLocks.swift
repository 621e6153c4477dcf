import Glibc
import Synchronization

/// A lock that lies in memory as a number (Apple, *os_unfair_lock*).
public struct os_unfair_lock_s: Sendable {
    // swift-format-ignore: NoLeadingUnderscores
    /// 1 while it is locked.
    public var _os_unfair_lock_opaque: UInt32

    /// A lock that is open.
    public init() { _os_unfair_lock_opaque = 0 }

    // swift-format-ignore: NoLeadingUnderscores
    /// A lock from its number.
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock that lies in memory as a number.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where such a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is open, and locks it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while unsafe !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Locks the lock if it is open, and says whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe number(of: lock) {
        $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
    }
}

/// Opens the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unsafe number(of: lock) { $0.store(0, ordering: .releasing) }
}

/// Accepted; who holds a lock is not known.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

/// Accepted; who holds a lock is not known.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

private func number<Result>(of lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
    unsafe lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { unsafe body($0.pointee) }
}
