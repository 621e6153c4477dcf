import Foundation

/// The reason why a load failed.
package enum LoadFailure: Error, Hashable, Sendable {
    /// No answer, or only a part of one, arrived.
    case unreachable
    /// The answer's status does not report success.
    case status(Int)
    /// The answer has unexpected contents.
    case unreadable
}

/// Loads the contents of addresses.
@MainActor package protocol PhotoLoading: AnyObject {
    typealias Completion = @MainActor @Sendable (Result<Data, LoadFailure>) -> Void

    /// Requests the contents of an address; the answer arrives after the call returns.
    func load(_ url: URL, completion: @escaping Completion) -> any LoadRequest
}

/// A pending request.
@MainActor package protocol LoadRequest: AnyObject {
    /// Cancels the request; its completion is not called.
    func cancel()
}
