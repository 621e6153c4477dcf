import Foundation

/// Keeps the latest incidents and passes each on, to a log for example.
public final class IncidentReporter: IncidentReporting, LaunchService {
    public let name = ServiceName.errorReporter
    private let kept = ConcurrentArray<Incident>(limit: 200)
    private let launching: ServiceLaunch
    private let pass: @Sendable (Incident) -> Void

    public init(notifications: NotificationCenter = .default, pass: @escaping @Sendable (Incident) -> Void = { _ in }) {
        launching = ServiceLaunch(notifications)
        self.pass = pass
    }

    /// From the oldest to the latest.
    public var incidents: [Incident] { kept.elements }

    public func launch() throws(LaunchFailure) { try launching.launch(name) }

    public func report(_ incident: Incident) {
        kept.append(incident)
        pass(incident)
    }
}
