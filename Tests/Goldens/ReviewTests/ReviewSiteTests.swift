import LayoutSimJSON
import LayoutSimReports
import LayoutSimSnapshots
import Testing

@testable import LayoutSimReview

/// The answers of a review's site, and who receives them.
struct ReviewSiteTests {
    /// A store that returns the sample and records its requests.
    private final class Store: ReviewStore {
        var requests: [ReviewRequest] = []
        var error: (any Error)?
        var lastAccepted: Set<String> = []
        var reports = 0

        func report(with decided: Set<String>) -> ReviewReport {
            reports += 1
            return sampleReport()
        }

        func perform(_ request: ReviewRequest) throws {
            if let error { throw error }
            requests.append(request)
            if case .accept(let seen, _) = request { lastAccepted = Set(seen.map(\.key)) }
        }

        func undoable() -> Set<String> { lastAccepted }

        func undo() throws {
            if let error { throw error }
            lastAccepted = []
        }
    }

    private let store = Store()

    private func site() throws -> ReviewSite { try ReviewSite(store, title: "t", token: "abc123") }

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
        ("GET", "/abc123/accept", 404), ("POST", "/abc123/", 404), ("POST", "/abc123/accept", 400),
        ("POST", "/accept", 404), ("GET", "/abc123/../../etc/passwd", 404), ("GET", "/favicon.ico", 404),
        ("HEAD", "/abc123/", 404), ("GET", "/%61bc123/", 404),
    ])
    func answers(method: String, path: String, status: Int) throws {
        var site = try site()
        #expect(site.respond(to: request(method, path), port: 80).status == status)
        #expect(store.requests.isEmpty)
    }

    @Test(arguments: [
        (["host": "localhost:80"], 200), (["host": "127.0.0.1:81"], 403), (["host": "127.0.0.1"], 403), ([:], 403),
        (["host": "evil.example:80"], 403), (["host": "127.0.0.1:80", "origin": "http://127.0.0.1:80"], 200),
        (["host": "127.0.0.1:80", "origin": "http://evil.example"], 403),
        (["host": "127.0.0.1:80", "origin": "null"], 403),
    ])
    func onlyThisMachineIsAnswered(headers: [String: String], status: Int) throws {
        var site = try site()
        #expect(site.respond(to: request("GET", "/abc123/", headers), port: 80).status == status)
    }

    /// Returns the message of a page with these variants of the sample.
    private func message(_ names: String..., waiver: String? = nil, digests: Bool = true) -> String {
        let variants = names.map { name in
            JSON([
                "key": .string("card/\(name)"),
                "digest": digests && name != "left" ? .string("\(digest(of: name))") : nil,
            ])
        }
        return JSON(["variants": .array(variants), "waiver": waiver.map { .string($0) }]).description
    }

    private func post(_ verb: String, _ body: String, to site: inout ReviewSite) throws -> (
        status: Int, answer: JSONNode
    ) {
        let response = site.respond(to: request("POST", "/abc123/\(verb)", body: body), port: 80)
        #expect(response.type == "application/json")
        return (response.status, try JSONDocument(parsing: Array(response.body.utf8), file: "answer").root)
    }

    @Test func acceptsWhatThePageShowed() throws {
        var site = try site()
        #expect(try post("accept", message("small", "medium", "large"), to: &site).status == 200)
        #expect(try post("accept", message("fresh", "left"), to: &site).status == 200)
        #expect(
            store.requests == [
                .accept(seen("small", "medium", "large")), .accept(seen("fresh")), .prune(keys: ["card/left"]),
            ])
        #expect(site.isDone)
        #expect(site.isAllAccepted)
        #expect(try post("accept", message("fresh"), to: &site).status == 409)
    }

    @Test func rejects() throws {
        var site = try site()
        let (status, answer) = try post("reject", message("small"), to: &site)
        #expect(status == 200)
        #expect(try answer.member("said").string() == "rejected 1")
        #expect(store.requests == [.reject(seen("small"))])
        #expect(!site.isAllAccepted)
        #expect(!site.isDone)
    }

    @Test func whatIsNotAMessageIsRefused() throws {
        var site = try site()
        for body in ["", "card/small", "{}", #"{"variants": [{}]}"#, #"{"variants": 1}"#] {
            #expect(try post("accept", body, to: &site).status == 400)
        }
        #expect(store.requests.isEmpty)
    }

    @Test func whatDoesNotWaitOrWasNotSeenIsStale() throws {
        var site = try site()
        let bodies = [
            message(), message("none"), message("small", "none"), message("../x"), message("small", digests: false),
        ]
        for body in bodies {
            let (status, answer) = try post("accept", body, to: &site)
            #expect(status == 409)
            #expect(try answer.member("problem").string() == "stale")
        }
        #expect(store.requests.isEmpty)
    }

    @Test func whatARunChangedInBetweenIsStaleAndReadAnew() throws {
        var site = try site()
        store.error = SnapshotError(file: "f", .changedSince(SnapshotKey(screen: "card", variant: "small")))
        let (status, answer) = try post("accept", message("small"), to: &site)
        #expect(status == 409)
        #expect(try answer.member("problem").string() == "stale")
        #expect(try answer.member("said").string().contains("no longer those on this page"))
        #expect(!site.isDone)
        let before = store.reports
        _ = site.respond(to: request("GET", "/abc123/"), port: 80)
        #expect(store.reports == before + 1)
    }

    @Test func faultsAreToldAndWaived() throws {
        var site = try site()
        store.error = SnapshotError(file: "f", .faults("truncated box", others: ""))
        let (status, answer) = try post("accept", message("large"), to: &site)
        #expect(status == 409)
        #expect(try answer.member("problem").string() == "fault")
        #expect(try answer.member("faults").elements().map { try $0.string() } == ["truncated box: \"Bo…\""])
        store.error = nil
        #expect(try post("accept", message("large", waiver: "short on purpose"), to: &site).status == 200)
        #expect(store.requests == [.accept(seen("large"), waiver: "short on purpose")])
    }

    @Test func whatFailsGoesOnWaiting() throws {
        var site = try site()
        store.error = ReviewServer.PortError(port: 1, code: 2)
        let (status, answer) = try post("accept", message("small"), to: &site)
        #expect(status == 409)
        #expect(try answer.member("said").string().contains("port 1"))
        #expect(try answer.optionalMember("problem") == nil)
        store.error = nil
        #expect(try post("accept", message("small"), to: &site).status == 200)
    }

    @Test func theLastAcceptanceIsTakenBackIfNothingElseWasAcceptedSince() throws {
        var site = try site()
        #expect(try post("undo", "{}", to: &site).status == 409)
        #expect(
            try post("accept", message("small", "medium", "large"), to: &site).answer.member("undoable").integer() == 3)
        #expect(try post("finish", "{}", to: &site).status == 409)
        store.lastAccepted = ["card/other"]
        #expect(try post("undo", "{}", to: &site).status == 409)
        store.lastAccepted = ["card/small", "card/medium", "card/large"]
        let (status, answer) = try post("undo", "{}", to: &site)
        #expect(status == 200)
        #expect(try answer.member("variants").elements().count == 3)
        #expect(try post("undo", "{}", to: &site).status == 409)
        #expect(try post("accept", message("small"), to: &site).status == 200)
    }

    @Test func endsWhenThePageSaysSo() throws {
        var site = try site()
        _ = try post("accept", message("small", "medium", "large"), to: &site)
        _ = try post("reject", message("fresh", "left"), to: &site)
        #expect(site.isDone && !site.isFinished && !site.isAllAccepted)
        #expect(try post("finish", "{}", to: &site).status == 200)
        #expect(site.isFinished)
    }

    @Test func decidedVariantsAreMarkedOnThePage() throws {
        var site = try site()
        _ = try post("accept", message("small"), to: &site)
        _ = try post("reject", message("medium"), to: &site)
        let page = site.respond(to: request("GET", "/abc123/"), port: 80).body
        #expect(page.ranges(of: "\"decision\": \"accepted\"").count == 1)
        #expect(page.ranges(of: "\"decision\": \"rejected\"").count == 1)
        #expect(page.contains("\"undoable\": 1"))
        #expect(page.contains("\"digest\": \"\(digest(of: "fresh"))\""))
    }

    @Test func pageOfTheSiteMayAskOnlyIt() throws {
        var site = try site()
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
