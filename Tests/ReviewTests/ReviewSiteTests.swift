import LayoutSimReports
import Testing

@testable import LayoutSimReview

/// What the site of a review answers, and to whom.
struct ReviewSiteTests {
    /// What was asked for.
    private final class Requests {
        var all: [ReviewRequest] = []
        var error: (any Error)?
    }

    private let requests = Requests()

    private func site() -> ReviewSite {
        ReviewSite(sampleReport(), title: "t", token: "abc123") { [requests] in
            if let error = requests.error { throw error }
            requests.all.append($0)
        }
    }

    private func request(
        _ method: String, _ path: String, _ headers: [String: String] = ["host": "127.0.0.1:80"], body: String = ""
    ) -> HTTPRequest {
        let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        let text = "\(method) \(path) HTTP/1.1\r\n\(fields)content-length: \(body.utf8.count)\r\n\r\n\(body)"
        guard case .complete(let request) = HTTPRequest.read(Array(text.utf8)) else { preconditionFailure(text) }
        return request
    }

    @Test(arguments: [
        ("GET", "/abc123/", 200), ("GET", "/", 404), ("GET", "/abc123", 404), ("GET", "/abc124/", 404),
        ("GET", "/abc123/accept", 404), ("POST", "/abc123/", 404), ("POST", "/abc123/accept", 409),
        ("POST", "/accept", 404), ("GET", "/abc123/../../etc/passwd", 404), ("GET", "/favicon.ico", 404),
        ("HEAD", "/abc123/", 404), ("GET", "/%61bc123/", 404),
    ])
    func answers(method: String, path: String, status: Int) {
        var site = site()
        #expect(site.respond(to: request(method, path), port: 80).status == status)
        #expect(requests.all.isEmpty)
    }

    @Test(arguments: [
        (["host": "localhost:80"], 200), (["host": "127.0.0.1:81"], 403), (["host": "127.0.0.1"], 403), ([:], 403),
        (["host": "evil.example:80"], 403), (["host": "127.0.0.1:80", "origin": "http://127.0.0.1:80"], 200),
        (["host": "127.0.0.1:80", "origin": "http://evil.example"], 403),
        (["host": "127.0.0.1:80", "origin": "null"], 403),
    ])
    func onlyThisMachineIsAnswered(headers: [String: String], status: Int) {
        var site = site()
        #expect(site.respond(to: request("GET", "/abc123/", headers), port: 80).status == status)
    }

    @Test func acceptsGroupsVariantsAndGoldensWithoutOne() {
        var site = site()
        func accept(_ body: String) -> Int {
            site.respond(to: request("POST", "/abc123/accept", body: body), port: 80).status
        }
        #expect(accept("card/small\ncard/medium\ncard/large") == 200)
        #expect(accept("card/fresh\ncard/left") == 200)
        #expect(
            requests.all == [
                .accept(keys: ["card/small", "card/medium", "card/large"], group: "7c1f"),
                .accept(keys: ["card/fresh"], group: nil), .prune(keys: ["card/left"]),
            ])
        #expect(site.isDone)
        #expect(site.isAllAccepted)
        #expect(accept("card/fresh") == 409)
    }

    @Test func rejects() {
        var site = site()
        #expect(site.respond(to: request("POST", "/abc123/reject", body: "card/small"), port: 80).status == 200)
        #expect(requests.all == [.reject(keys: ["card/small"])])
        #expect(!site.isAllAccepted)
        #expect(site.report.groups[0].variants == ["card/medium", "card/large"])
    }

    @Test(arguments: ["", "card/none", "card/small\ncard/none", "../x"])
    func whatDoesNotWaitIsRefused(body: String) {
        var site = site()
        #expect(site.respond(to: request("POST", "/abc123/accept", body: body), port: 80).status == 409)
        #expect(requests.all.isEmpty)
    }

    @Test func whatFailsGoesOnWaiting() {
        var site = site()
        requests.error = ReviewServer.PortError(port: 1, code: 2)
        let response = site.respond(to: request("POST", "/abc123/accept", body: "card/small"), port: 80)
        #expect(response.status == 409)
        #expect(response.body.contains("port 1"))
        #expect(site.report.groups[0].variants.count == 3)
    }

    @Test func pageOfTheSiteMayAskOnlyIt() {
        var site = site()
        let page = site.respond(to: request("GET", "/abc123/"), port: 80)
        #expect(page.body.contains("connect-src 'self'"))
        #expect(page.body.contains("<body class=\"served\">"))
        #expect(!ReviewPage(sampleReport()).text.contains("connect-src"))
        let header = String(decoding: page.bytes.prefix(400), as: UTF8.self)
        for field in ["X-Frame-Options: DENY", "Referrer-Policy: no-referrer", "Cache-Control: no-store"] {
            #expect(header.contains("\r\n\(field)\r\n"))
        }
    }

    @Test func tokensAreLongAndNeverTheSame() {
        let tokens = (0..<100).map { _ in ReviewServer.token() }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}
