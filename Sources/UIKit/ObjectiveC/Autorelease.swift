import Synchronization

/// Keeps the last objects that were returned unretained, as a pool does on Apple's systems.
enum Autorelease {
    private nonisolated(unsafe) static var kept: [AnyObject?] = Array(repeating: nil, count: 64)
    private static let next = Mutex(0)

    /// Keeps the object until 64 others were kept.
    static func keep(_ object: AnyObject) -> AnyObject {
        next.withLock { position in
            unsafe kept[position] = object
            position = (position + 1) % 64
        }
        return object
    }
}

/// A pointer to an object that Objective-C's memory management keeps.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
