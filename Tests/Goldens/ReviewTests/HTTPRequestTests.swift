import Testing

@testable import LayoutSimReview

struct HTTPRequestTests {
    @Test func wholeRequest() throws {
        let bytes = Array("POST /t/accept HTTP/1.1\r\nHost: a:1\r\nContent-Length: 3\r\nX-Y:\t z\r\n\r\na\nbREST".utf8)
        guard case .complete(let request) = HTTPRequest.read(bytes) else {
            Issue.record("not complete")
            return
        }
        #expect(request.method == "POST")
        #expect(request.path == "/t/accept")
        #expect(request.headers == ["host": "a:1", "content-length": "3", "x-y": "z"])
        #expect(request.body == Array("a\nb".utf8))
        for count in 0..<(bytes.count - 4) {
            #expect(HTTPRequest.read(Array(bytes[..<count])) == .incomplete, "\(count)")
        }
    }

    @Test(arguments: [
        ("GET / HTTP/2\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET http://a/ HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400), ("\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", 413),
        ("POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 0\r\n\r\nabc", 400),
        ("POST / HTTP/1.1\r\nContent-Length: +3\r\n\r\nabc", 400),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
        ("GET /" + String(repeating: "x", count: 20_000), 431),
    ])
    func refused(text: String, status: Int) {
        guard case .refused(let response) = HTTPRequest.read(Array(text.utf8)) else {
            Issue.record("not refused: \(text.prefix(40))")
            return
        }
        #expect(response.status == status)
    }
}
