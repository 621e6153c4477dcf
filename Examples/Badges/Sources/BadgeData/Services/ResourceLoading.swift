import Foundation

/// The reason why a resource could not be loaded.
package enum ResourceFailure: Error, Hashable, Sendable {
    /// No answer, or only a part of one, arrived.
    case unreachable
    /// The answer has an error status.
    case status(Int)
    /// The answer has unexpected contents.
    case unreadable
}

/// Loads resources, with one request per call.
@MainActor package protocol ResourceLoading: AnyObject {
    /// Requests a resource; the answer arrives on the main actor, after the call returns.
    @discardableResult
    func load(
        _ url: URL, completion: @escaping @MainActor @Sendable (Result<Data, ResourceFailure>) -> Void
    ) -> any ResourceRequest
}

/// A pending request.
@MainActor package protocol ResourceRequest {
    /// Cancels the request; its completion is not called.
    func cancel()
}
