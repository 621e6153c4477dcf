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

/// Returns the name of a class.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    unsafe UnsafePointer(strdup(type.map { RuntimeClassNames.name(of: $0) } ?? "nil"))
}

/// Returns the superclass of a class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

// swift-format-ignore: NoLeadingUnderscores
/// Returns the class name of an object, in place of `type(of: object).description()` in prepared sources.
public func _class(_ object: Any) -> String {
    (type(of: object) as? AnyClass).map { RuntimeClassNames.name(of: $0) } ?? String(reflecting: type(of: object))
}
