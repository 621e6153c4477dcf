/// A check of what the server of a review reads from a connection.
package enum RequestCheck {
    /// Reads bytes as a request, and returns why it is refused; `nil` for a request that is accepted or not complete.
    ///
    /// Traps if what follows a complete request changes it.
    package static func refusal(of bytes: [UInt8]) -> String? {
        let reading = HTTPRequest.read(bytes)
        switch reading {
        case .incomplete: return nil
        case .complete:
            precondition(HTTPRequest.read(bytes + [0]) == reading, "what follows a request changes it")
            return nil
        case .refused(let response): return "\(response.status)"
        }
    }
}
