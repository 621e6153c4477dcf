import Foundation

/// Launches the services one after the other, then builds the photos, and reports the outcome.
///
/// A service that throws is reported and never counts as launched, so the launch ends by its timeout.
@MainActor package final class LaunchControl {
    package enum Outcome: Equatable, Sendable {
        case complete
        case failed(LaunchFailure)
    }

    private let services: [any LaunchService]
    private let reporter: any IncidentReporting
    private let alarms: any Alarms
    private let notifications: NotificationCenter
    /// The timeout, in seconds.
    private let timeout: TimeInterval
    private let build: (@escaping @MainActor @Sendable (Result<Void, LaunchFailure>) -> Void) -> Void
    private var missing = Set(ServiceName.allCases)
    private var alarm: (any Alarm)?
    private var observation: (any NSObjectProtocol)?
    private var completion: (@MainActor (Outcome) -> Void)?

    /// Creates the control of a launch; `build` starts building the first contents of the app.
    package init(
        _ services: [any LaunchService], reporter: any IncidentReporting, alarms: any Alarms,
        notifications: NotificationCenter = .default, timeout: TimeInterval = 60,
        build: @escaping (@escaping @MainActor @Sendable (Result<Void, LaunchFailure>) -> Void) -> Void
    ) {
        (self.services, self.reporter, self.alarms) = (services, reporter, alarms)
        (self.notifications, self.timeout, self.build) = (notifications, timeout, build)
    }

    /// Launches all services; the completion is called once.
    package func launch(_ completion: @escaping @MainActor (Outcome) -> Void) {
        self.completion = completion
        observation = notifications.addObserver(forName: .serviceDidLaunch, object: nil, queue: nil) {
            [weak self] notice in
            let name = notice.userInfo?["service"] as? String ?? ""
            MainActor.assumeIsolated { self?.take(name) }
        }
        alarm = alarms.set(after: timeout) { [weak self] in
            guard let self else { return }
            end(.failed(.timedOut(after: timeout)))
        }
        for service in services {
            do throws(LaunchFailure) { try service.launch() } catch {
                reporter.report(Incident(.launch, error.description))
            }
        }
    }

    private func take(_ name: String) {
        guard let service = ServiceName(rawValue: name) else {
            return reporter.report(Incident(.unexpected, "notice of the launch of \"\(name)\""))
        }
        guard missing.remove(service) != nil, missing.isEmpty else { return }
        build { [weak self] result in
            switch result {
            case .success: self?.end(.complete)
            case .failure(let failure): self?.end(.failed(failure))
            }
        }
    }

    private func end(_ outcome: Outcome) {
        guard let completion else { return }
        self.completion = nil
        alarm?.cancel()
        if let observation { notifications.removeObserver(observation) }
        observation = nil
        if case .failed(let failure) = outcome { reporter.report(Incident(.launch, failure.description)) }
        completion(outcome)
    }
}
