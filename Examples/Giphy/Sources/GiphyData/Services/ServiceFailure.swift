/// The reason why a service request failed.
package enum ServiceFailure: Error, Hashable, Sendable {
    /// No answer, or only a part of one, arrived.
    case unreachable
    /// The token is missing, invalid, or expired.
    case unauthorized
    /// The answer has another error status.
    case status(Int)
    /// The answer has unexpected contents.
    case unreadable
}
