import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

/// Requests as texts, as swift-snapshot-testing has them.
@Suite struct RequestTests {
    private func text(
        _ strategy: Snapshotting<URLRequest, String>, _ change: (inout URLRequest) -> Void = { _ in }
    ) throws -> String {
        var request = URLRequest(url: try #require(URL(string: "https://a.example/b?z=1&c=2")))
        change(&request)
        var text = ""
        strategy.snapshot(request).run { text = $0 }
        return text
    }

    private func post(_ request: inout URLRequest) {
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("id=\"7\"", forHTTPHeaderField: "Cookie")
        request.httpBody = Data(#"{"b":1,"a":"x"}"#.utf8)
    }

    @Test func `a plain request is its method and its URL with a sorted query`() throws {
        #expect(try text(.raw) == "GET https://a.example/b?c=2&z=1")
    }

    @Test func `headers are sorted and the body comes last`() throws {
        #expect(
            try text(.raw, post) == """
                POST https://a.example/b?c=2&z=1
                Content-Type: application/json
                Cookie: id="7"

                {"b":1,"a":"x"}
                """)
    }

    @Test func `a pretty body has sorted keys`() throws {
        #expect(try text(.raw(pretty: true), post).hasSuffix("{\n  \"a\" : \"x\",\n  \"b\" : 1\n}"))
    }

    @Test func `a command of curl has its options before the URL`() throws {
        #expect(
            try text(.curl, post) == #"""
                curl \
                \#t--request POST \
                \#t--header "Content-Type: application/json" \
                \#t--data "{\"b\":1,\"a\":\"x\"}" \
                \#t--cookie "id=\"7\"" \
                \#t"https://a.example/b?c=2&z=1"
                """#)
        #expect(try text(.curl) { $0.httpMethod = "HEAD" } == "curl \\\n\t--head \\\n\t\"https://a.example/b?c=2&z=1\"")
    }
}
