public import Foundation

/// A lock that can be inherited from: that of Foundation on Linux cannot.
// swift-format-ignore: NoLeadingUnderscores
open class _Lock: NSObject, NSLocking {
    private let lockBelow: any TriedLock
    /// The name of the lock.
    open var name: String?
    /// Creates a lock.
    public override init() { lockBelow = NSLock() }
    fileprivate init(over lock: any TriedLock) { lockBelow = lock }
    /// Waits for the lock and takes it.
    open func lock() { lockBelow.lock() }
    /// Gives the lock back.
    open func unlock() { lockBelow.unlock() }
    /// Takes the lock if it is free, and returns whether it was.
    open func `try`() -> Bool { lockBelow.try() }
    /// Waits for the lock until a moment, and returns whether it was taken.
    open func lock(before limit: Date) -> Bool { lockBelow.lock(before: limit) }
}

/// A lock that a thread may take again, and that can be inherited from.
// swift-format-ignore: NoLeadingUnderscores
open class _RecursiveLock: _Lock {
    /// Creates a lock.
    public override init() { super.init(over: NSRecursiveLock()) }
}

/// What both locks of Foundation have besides taking and giving back.
private protocol TriedLock: NSLocking {
    func `try`() -> Bool
    func lock(before limit: Date) -> Bool
}

extension NSLock: TriedLock {}
extension NSRecursiveLock: TriedLock {}
