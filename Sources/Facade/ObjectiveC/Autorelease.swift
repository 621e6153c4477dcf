import Synchronization

/// Retains the objects that were most recently returned without ownership, in place of an autorelease pool.
package enum Autorelease {
    private nonisolated(unsafe) static var kept: [AnyObject?] = Array(repeating: nil, count: 64)
    private static let next = Mutex(0)

    /// Retains an object until 64 more objects have been retained.
    package static func keep(_ object: AnyObject) -> AnyObject {
        next.withLock { position in
            unsafe kept[position] = object
            position = (position + 1) % 64
        }
        return object
    }
}

/// A pointer to an object reference that is autoreleased in Objective-C.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
