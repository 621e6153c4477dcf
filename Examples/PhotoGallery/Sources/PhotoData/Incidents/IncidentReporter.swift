import Foundation

/// Keeps the latest incidents and passes each on, for example to a log.
package final class IncidentReporter: IncidentReporting, LaunchService {
    package let name = ServiceName.errorReporter
    private let kept = ConcurrentArray<Incident>(limit: 200)
    private let launching: ServiceLaunch
    private let pass: @Sendable (Incident) -> Void

    package init(notifications: NotificationCenter = .default, pass: @escaping @Sendable (Incident) -> Void = { _ in })
    {
        launching = ServiceLaunch(notifications)
        self.pass = pass
    }

    /// The incidents, oldest first.
    package var incidents: [Incident] { kept.elements }

    package func launch() throws(LaunchFailure) { try launching.launch(name) }

    package func report(_ incident: Incident) {
        kept.append(incident)
        pass(incident)
    }
}
