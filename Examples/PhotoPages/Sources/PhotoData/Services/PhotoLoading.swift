import Foundation

/// Why something did not come.
package enum LoadFailure: Error, Hashable, Sendable {
    /// No answer came, or only a part of one.
    case unreachable
    /// The answer's status is not one of success.
    case status(Int)
    /// The answer is not what was asked for.
    case unreadable
}

/// Loads what lies at addresses.
@MainActor package protocol PhotoLoading: AnyObject {
    typealias Completion = @MainActor @Sendable (Result<Data, LoadFailure>) -> Void

    /// Asks for what lies at an address; the answer comes later than the call.
    func load(_ url: URL, completion: @escaping Completion) -> any LoadRequest
}

/// A request that is on its way.
@MainActor package protocol LoadRequest: AnyObject {
    /// Gives it up; its answer is not told.
    func cancel()
}
