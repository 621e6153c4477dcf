public import Foundation

/// The policy of a mutex that the thread takes which comes first.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
/// The policy of a mutex that threads take in turn.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1

/// Does nothing and returns 0: mutexes of Linux have one policy.
@discardableResult public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 { 0 }

/// Returns 1 on the main thread and 0 on any other.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the thread that calls.
@discardableResult public func pthread_setname_np(_ name: String) -> Int32 {
    Thread.current.name = name
    return 0
}

/// Returns the number of references to an object, which tells changes only.
public func CFGetRetainCount(_ object: AnyObject) -> Int { Int(bitPattern: _getRetainCount(object)) }
