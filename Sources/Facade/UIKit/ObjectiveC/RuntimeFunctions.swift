import Foundation

/// Calls a closure; no pool is needed, since Swift releases objects itself.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// Locks an object for the current thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).unlock()
    return 0
}

private enum ObjectLocks {
    private static let guardian = NSRecursiveLock()
    private static let slot = AssociatedSlot.lock

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        guardian.lock()
        defer { guardian.unlock() }
        if let known = unsafe AssociatedObjects.shared.value(slot, of: object) as? NSRecursiveLock { return known }
        let lock = NSRecursiveLock()
        unsafe AssociatedObjects.shared.set(lock, isWeak: false, slot, of: object)
        return lock
    }
}

/// Returns the number of seconds since the beginning of 2001 on the system clock.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// A time in seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double
/// A result code of a system function; 0 for success.
public typealias OSStatus = Int32
/// The result code of success.
public var noErr: OSStatus { 0 }
/// The number of nanoseconds in a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// The number of nanoseconds in a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// The number of microseconds in a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// The number of nanoseconds in a microsecond.
public var NSEC_PER_USEC: UInt64 { 1_000 }

/// Returns the name of a class.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    unsafe UnsafePointer(strdup(type.map { NSStringFromClass($0) } ?? "nil"))
}

/// Returns the superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

// swift-format-ignore: NoLeadingUnderscores
/// Returns the class name of an object, in place of `type(of: object).description()` in prepared sources.
public func _class(_ object: Any) -> String {
    (type(of: object) as? AnyClass).map { NSStringFromClass($0) } ?? String(reflecting: type(of: object))
}
