import LayoutSimReview

extension FuzzTarget {
    /// Requests to the server of `review --web`.
    static let request = FuzzTarget(
        name: "request",
        seeds: [
            "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            "POST /accept HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nX-Token: 0a\r\n\r\nbody",
        ],
        dictionary: [
            "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n",
            "Transfer-Encoding: chunked\r\n", "\r\n", "\r\n\r\n", "HTTP/1.1", "..", "%2e%2e/", "\0", ":", ", ",
        ],
        read: { bytes in
            if let text = RequestCheck.refusal(of: bytes) { throw RefusedRequest(description: text) }
        })
}

private struct RefusedRequest: Error, CustomStringConvertible {
    var description: String
}
