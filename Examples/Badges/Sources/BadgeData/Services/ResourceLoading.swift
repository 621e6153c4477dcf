import Foundation

/// Why a resource is not there.
package enum ResourceFailure: Error, Hashable, Sendable {
    /// No answer came, or only a part of one.
    case unreachable
    /// The answer's status is an error's.
    case status(Int)
    /// The answer is not what was asked for.
    case unreadable
}

/// Loads resources, once for each call.
@MainActor package protocol ResourceLoading: AnyObject {
    /// Asks for a resource; the answer comes on the main actor, later than the call.
    @discardableResult
    func load(
        _ url: URL, completion: @escaping @MainActor @Sendable (Result<Data, ResourceFailure>) -> Void
    ) -> any ResourceRequest
}

/// A request that is on its way.
@MainActor package protocol ResourceRequest {
    /// Gives it up; its answer is not told.
    func cancel()
}
