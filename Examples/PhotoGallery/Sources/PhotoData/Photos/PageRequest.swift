import Foundation

/// Requests a page, again if no answer arrives in time, up to a number of attempts.
@MainActor final class PageRequest {
    /// The time to wait for an answer, in seconds.
    static let patience: TimeInterval = 30
    static let attempts = 3

    private let query: PhotoQuery
    private let store: any RemoteStore
    private let alarms: any Alarms
    private let reporter: any IncidentReporting
    private let completion: RemoteCompletion<[Record]>
    private var attempt = 0
    private var request: (any RemoteRequest)?
    private var alarm: (any Alarm)?

    init(
        _ query: PhotoQuery, _ store: any RemoteStore, _ alarms: any Alarms, _ reporter: any IncidentReporting,
        _ completion: @escaping RemoteCompletion<[Record]>
    ) {
        (self.query, self.store, self.alarms) = (query, store, alarms)
        (self.reporter, self.completion) = (reporter, completion)
    }

    func start() {
        attempt += 1
        alarm = alarms.set(after: Self.patience) { [weak self] in self?.loseThePatience() }
        request = store.find(query) { [weak self] in self?.end($0) }
    }

    func cancel() {
        request?.cancel()
        alarm?.cancel()
    }

    private func loseThePatience() {
        request?.cancel()
        reporter.report(
            Incident(.remote, "no page from \(query.skip) on in \(Self.patience) s, attempt \(attempt)"))
        if attempt < Self.attempts { start() } else { end(.failure(.unreachable)) }
    }

    private func end(_ result: Result<[Record], RemoteFailure>) {
        alarm?.cancel()
        if case .failure(let failure) = result {
            reporter.report(Incident(.remote, "page from \(query.skip) on: \(failure)"))
        }
        completion(result)
    }
}
