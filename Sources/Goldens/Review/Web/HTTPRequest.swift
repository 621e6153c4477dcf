/// An HTTP/1.1 request, limited to what this server needs.
struct HTTPRequest: Hashable {
    var method: String
    var path: String
    /// The header fields by lowercase name; several with the same name are one, with commas between the values.
    var headers: [String: String]
    var body: [UInt8]

    /// The state of a request that is being received.
    enum Reading: Hashable {
        case incomplete
        case complete(HTTPRequest)
        /// The response that rejects the request.
        case refused(HTTPResponse)
    }

    static let mostHeaderBytes = 16_384
    static let mostBodyBytes = 4 << 20

    /// Parses the bytes that a connection has received so far.
    static func read(_ bytes: [UInt8]) -> Reading {
        let end: [UInt8] = [13, 10, 13, 10]
        guard let gap = bytes.prefix(mostHeaderBytes).firstRange(of: end) else {
            return bytes.count >= mostHeaderBytes ? .refused(HTTPResponse(431, "the header is too large")) : .incomplete
        }
        guard var request = HTTPRequest(header: String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)) else {
            return .refused(HTTPResponse(400, "this is not an HTTP/1.1 request"))
        }
        guard request.headers["transfer-encoding"] == nil else {
            return .refused(HTTPResponse(501, "chunked requests are not supported"))
        }
        let length = request.headers["content-length"] ?? "0"
        guard !length.isEmpty, length.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return .refused(HTTPResponse(400, "the length of the body is not one number"))
        }
        guard let count = Int(length), count <= mostBodyBytes else {
            return .refused(HTTPResponse(413, "the body is too large"))
        }
        let body = bytes[gap.upperBound...]
        guard body.count >= count else { return .incomplete }
        request.body = Array(body.prefix(count))
        return .complete(request)
    }

    /// Parses the request line and the header fields.
    private init?(header: String) {
        var lines = header.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { return nil }
        (method, path, headers, body) = (String(words[0]), String(words[1]), [:], [])
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            // As RFC 9110, 5.3, reads them; two lengths thus are no length, and refused.
            let name = line[..<colon].lowercased()
            headers[name] = headers[name].map { "\($0), \(value)" } ?? String(value)
        }
    }
}
