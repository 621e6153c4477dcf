import LayoutSimJSON

/// An HTTP/1.1 response, after which the connection is closed.
struct HTTPResponse: Hashable {
    var status: Int
    var type = "text/plain; charset=utf-8"
    var body: String

    init(_ status: Int, _ body: String) {
        self.status = status
        self.body = body
    }

    init(_ status: Int, json: JSON) {
        self.init(status, json.description)
        type = "application/json"
    }

    /// Creates an HTML page.
    init(page: String) {
        self.init(200, page)
        type = "text/html; charset=utf-8"
    }

    /// The bytes of the response, with headers that prevent caching, framing by other pages and leaks to them.
    var bytes: [UInt8] {
        let content = Array(body.utf8)
        let fields = [
            "Content-Type: \(type)", "Content-Length: \(content.count)", "Connection: close", "Cache-Control: no-store",
            "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
        ]
        let header = (["HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")"] + fields).joined(separator: "\r\n")
        return Array("\(header)\r\n\r\n".utf8) + content
    }
}
