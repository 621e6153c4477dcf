import LayoutSimErrors
package import LayoutSimReports
import LayoutSimSnapshots

/// A review as a single-page site: its responses to requests, and its remaining decisions.
package struct ReviewSite {
    /// The pending changes and those decided here.
    package private(set) var report: ReviewReport
    private var progress = ReviewProgress()
    /// The variants that were accepted together, the latest last.
    private var accepted: [Set<String>] = []
    /// Whether the reviewer is done and does not want to undo anything.
    package private(set) var isFinished = false
    private let token: String
    private let title: String
    private let store: any ReviewStore

    /// Creates a site that responds only to clients with the token; throws if pending changes cannot be read.
    package init(_ store: some ReviewStore, title: String, token: String) throws {
        self.store = store
        self.title = title
        self.token = token
        report = try store.report(with: [])
    }

    /// The path of the page.
    package var path: String { "/\(token)/" }

    /// Whether everything is decided.
    package var isDone: Bool {
        report.groups.allSatisfy { $0.variants.allSatisfy { progress.decisions[$0] != nil } }
    }

    /// Whether everything decided so far was accepted.
    package var isAllAccepted: Bool { progress.decisions.values.allSatisfy { $0 == .accepted } }

    /// Returns the response to a request that arrived at a port of this machine.
    mutating func respond(to request: HTTPRequest, port: Int) -> HTTPResponse {
        // Against DNS rebinding: a remote page whose name resolves to this machine sends its own name.
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"], hosts.contains(host) else {
            return HTTPResponse(403, "only requests to this machine are answered")
        }
        if let origin = request.headers["origin"], !hosts.contains(where: { "http://\($0)" == origin }) {
            return HTTPResponse(403, "only requests of this server's page are answered")
        }
        guard isEqual(String(request.path.prefix(path.count)), path) else { return HTTPResponse(404, "no such page") }
        switch (request.method, request.path.dropFirst(path.count)) {
        case ("GET", ""): return page()
        case ("POST", "accept"): return decide(request.body, .accepted)
        case ("POST", "reject"): return decide(request.body, .rejected)
        case ("POST", "undo"): return undo()
        case ("POST", "finish"): return finish()
        default: return HTTPResponse(404, "no such page")
        }
    }

    /// Compares two texts in time that depends only on their length.
    private func isEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension ReviewSite {
    /// Returns the page with the current pending changes, since another run may have found something else.
    private mutating func page() -> HTTPResponse {
        do { report = try store.report(with: Set(progress.decisions.keys)) } catch {
            return HTTPResponse(500, ReviewSite.text(error))
        }
        progress.undoable = undoable
        return HTTPResponse(page: ReviewPage(report, title: title, progress: progress).text)
    }

    private mutating func decide(_ body: [UInt8], _ decision: ReviewDecision) -> HTTPResponse {
        let message: SiteMessage
        do { message = try SiteMessage(body) } catch { return SiteAnswer(said: ReviewSite.text(error)).response(400) }
        let keys = message.variants.map(\.key)
        let waiting = report.variants.filter { $0.outcome.isChange && progress.decisions[$0.key] == nil }
        let outcomes = Dictionary(waiting.map { ($0.key, $0.outcome) }, uniquingKeysWith: { first, _ in first })
        guard !keys.isEmpty, keys.allSatisfy({ outcomes[$0] != nil }) else { return stale(keys) }
        let orphans = keys.filter { outcomes[$0] == .orphan }
        let pending = message.variants.filter { outcomes[$0.key] != .orphan }
        guard decision == .rejected || pending.allSatisfy({ $0.digest != nil }) else { return stale(keys) }
        do {
            for request in ReviewSite.requests(pending, orphans, decision, waiver: message.waiver) {
                try store.perform(request)
            }
        } catch let error as SnapshotError where error.isOfOtherContents {
            return stale(keys)
        } catch let error as SnapshotError where error.isFault {
            let faults = report.variants.filter { keys.contains($0.key) }.flatMap(\.faults)
            let answer = SiteAnswer(
                said: error.description, problem: .fault, faults: faults.isEmpty ? [error.description] : faults)
            return answer.response(409)
        } catch { return SiteAnswer(said: ReviewSite.text(error)).response(409) }
        for key in keys { progress.decisions[key] = decision }
        if decision == .accepted, !pending.isEmpty { accepted.append(Set(pending.map(\.key))) }
        return SiteAnswer(said: "\(decision.rawValue) \(keys.count)", undoable: undoable).response(200)
    }

    private func stale(_ keys: [String]) -> HTTPResponse {
        let said =
            "the pending changes are no longer those on this page, because of another run or decision; nothing was changed, "
            + "review them again"
        return SiteAnswer(said: said, variants: keys, undoable: undoable, problem: .stale).response(409)
    }

    private static func requests(
        _ pending: [ReviewRequest.Seen], _ orphans: [String], _ decision: ReviewDecision, waiver: String?
    ) -> [ReviewRequest] {
        let decided: ReviewRequest =
            decision == .accepted ? .accept(pending, waiver: waiver) : .reject(pending)
        return (pending.isEmpty ? [] : [decided])
            + (orphans.isEmpty || decision == .rejected ? [] : [.prune(keys: orphans)])
    }

    /// The number of variants of the last acceptance that can be undone; 0 if another program has accepted something
    /// since.
    private var undoable: Int {
        guard let last = accepted.last, store.undoable() == last else { return 0 }
        return last.count
    }

    private mutating func undo() -> HTTPResponse {
        guard undoable > 0, let last = accepted.last else {
            return SiteAnswer(said: "there is nothing to undo").response(409)
        }
        do { try store.undo() } catch { return SiteAnswer(said: ReviewSite.text(error)).response(409) }
        accepted.removeLast()
        for key in last { progress.decisions[key] = nil }
        let answer = SiteAnswer(said: "took \(last.count) back", variants: last.sorted(), undoable: undoable)
        return answer.response(200)
    }

    private mutating func finish() -> HTTPResponse {
        guard isDone else { return SiteAnswer(said: "not everything is decided").response(409) }
        isFinished = true
        return SiteAnswer(said: "everything is decided").response(200)
    }

    private static func text(_ error: any Error) -> String {
        (error as? any ReportableError)?.description ?? "\(error)"
    }
}

extension SnapshotError {
    /// Whether the pending contents differ from what was reviewed.
    fileprivate var isOfOtherContents: Bool {
        switch reason {
        case .changedSince, .unknownKey: true
        default: false
        }
    }

    fileprivate var isFault: Bool { if case .faults = reason { true } else { false } }
}
