import CDispatch
public import Dispatch
import Glibc
import Synchronization

// On Apple's systems they are objects of Objective-C, which are equal if they are the same.
extension DispatchObject: @retroactive Equatable, @retroactive Hashable {
    /// Returns whether two objects are the same.
    public static func == (lhs: DispatchObject, rhs: DispatchObject) -> Bool { lhs === rhs }
    /// Feeds the object's identity to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the label of a queue, or of the current one if there is none.
///
/// The characters are never freed, since the caller may keep them.
// swift-format-ignore: NoLeadingUnderscores
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return unsafe dispatch_queue_get_label(nil) }
    let address = labels.withLock { labels in
        if let label = labels[queue.label] { return label }
        let label = unsafe UInt(bitPattern: strdup(queue.label))
        labels[queue.label] = label
        return label
    }
    return unsafe UnsafePointer(bitPattern: address) ?? dispatch_queue_get_label(nil)
}

/// The class of queues in the Objective-C runtime.
public typealias OS_dispatch_queue = DispatchQueue
/// The class of queues that do one thing after the other in the Objective-C runtime.
public typealias OS_dispatch_queue_serial = DispatchQueue
/// The class of queues that do several things at once in the Objective-C runtime.
public typealias OS_dispatch_queue_concurrent = DispatchQueue
/// The class of the main queue in the Objective-C runtime.
public typealias OS_dispatch_queue_main = DispatchQueue

/// Addresses of labels.
private let labels = Mutex<[String: UInt]>([:])
