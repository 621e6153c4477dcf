/// Why a service did not answer with what was asked for.
package enum ServiceFailure: Error, Hashable, Sendable {
    /// No answer came, or only a part of one.
    case unreachable
    /// The token is missing, wrong, or no longer good for this.
    case unauthorized
    /// The answer's status is another error's.
    case status(Int)
    /// The answer is not what was asked for.
    case unreadable
}
