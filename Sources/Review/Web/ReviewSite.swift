import LayoutSimErrors
package import LayoutSimReports
import LayoutSimSnapshots

/// A review as a site of one page: how it answers requests, and what is left to decide.
package struct ReviewSite {
    /// What is still waiting.
    package private(set) var report: ReviewReport
    /// Whether everything decided so far was accepted.
    package private(set) var isAllAccepted = true
    private let token: String
    private let title: String
    /// Carries out a request, or throws why it cannot.
    private let perform: (ReviewRequest) throws -> Void

    /// Answers only clients that know the token.
    package init(
        _ report: ReviewReport, title: String, token: String, perform: @escaping (ReviewRequest) throws -> Void
    ) {
        self.report = report
        self.title = title
        self.token = token
        self.perform = perform
    }

    /// The path of the page.
    package var path: String { "/\(token)/" }

    /// Whether everything is decided.
    package var isDone: Bool { report.groups.isEmpty }

    /// The response to a request that arrived at a port of this machine.
    mutating func respond(to request: HTTPRequest, port: Int) -> HTTPResponse {
        // DNS rebinding: a page elsewhere whose name resolves to this machine sends its own name.
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"], hosts.contains(host) else {
            return HTTPResponse(403, "only requests to this machine are answered")
        }
        if let origin = request.headers["origin"], !hosts.contains(where: { "http://\($0)" == origin }) {
            return HTTPResponse(403, "only requests of this server's page are answered")
        }
        guard isEqual(String(request.path.prefix(path.count)), path) else { return HTTPResponse(404, "no such page") }
        switch (request.method, request.path.dropFirst(path.count)) {
        case ("GET", ""): return HTTPResponse(page: ReviewPage(report, title: title, isServed: true).text)
        case ("POST", "accept"): return decide(request.body, isAccepting: true)
        case ("POST", "reject"): return decide(request.body, isAccepting: false)
        default: return HTTPResponse(404, "no such page")
        }
    }

    /// Takes the same time for any two texts of one length.
    private func isEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// The body has a key per line.
    private mutating func decide(_ body: [UInt8], isAccepting: Bool) -> HTTPResponse {
        let keys = String(decoding: body, as: UTF8.self).split(separator: "\n").map { String($0) }
        let waiting = Dictionary(report.variants.map { ($0.key, $0.outcome) }, uniquingKeysWith: { first, _ in first })
        let outcomes = keys.compactMap { waiting[$0] }
        guard !keys.isEmpty, outcomes.count == keys.count, outcomes.allSatisfy(\.isChange) else {
            return HTTPResponse(409, "some of this is not pending anymore; reload the page")
        }
        do {
            for request in requests(
                keys.filter { waiting[$0] != .orphan }, keys.filter { waiting[$0] == .orphan }, isAccepting)
            {
                try perform(request)
            }
        } catch {
            return HTTPResponse(409, (error as? any ReportableError)?.description ?? "\(error)")
        }
        let left = Set(waiting.keys).subtracting(keys)
        report = report.waiting(left)
        isAllAccepted = isAllAccepted && isAccepting
        return HTTPResponse(200, "\(isAccepting ? "accepted" : "rejected") \(keys.count)")
    }

    private func requests(_ keys: [String], _ orphans: [String], _ isAccepting: Bool) -> [ReviewRequest] {
        let group = report.groups.first { $0.id != nil && Set($0.variants) == Set(keys) }?.id
        let request: ReviewRequest = isAccepting ? .accept(keys: keys, group: group) : .reject(keys: keys)
        return (keys.isEmpty ? [] : [request]) + (orphans.isEmpty || !isAccepting ? [] : [.prune(keys: orphans)])
    }
}
