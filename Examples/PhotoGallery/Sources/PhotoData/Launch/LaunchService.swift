import Foundation

/// The services that an app requires.
package enum ServiceName: String, CaseIterable, Sendable {
    case errorReporter, remoteStore, bucket
}

/// The reason why a service, or the whole app, did not launch.
package enum LaunchFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case missingKey(String)
    case alreadyLaunched(ServiceName)
    /// The launch timed out after a number of seconds.
    case timedOut(after: TimeInterval)
    /// The first photos could not be loaded.
    case noPhotos(RemoteFailure)
    /// The store's first answer is unusable.
    case wrongPhotos

    package var description: String {
        switch self {
        case .missingKey(let key): "The key \"\(key)\" is missing"
        case .alreadyLaunched(let service): "The service \"\(service.rawValue)\" was launched twice"
        case .timedOut(let seconds): "Launch timed out after \(seconds) seconds"
        case .noPhotos(let failure): "The photos could not be loaded: \(failure)"
        case .wrongPhotos: "The photos could not be read"
        }
    }
}

/// A service that reports when it has launched.
package protocol LaunchService: AnyObject, Sendable {
    var name: ServiceName { get }
    /// Launches the service, which posts `didLaunch` now or later.
    func launch() throws(LaunchFailure)
}

extension Notification.Name {
    /// Posted when a service has launched; `service` in the user info is its name.
    package static let serviceDidLaunch = Notification.Name("ServiceDidLaunch")
}

/// Launches a service once.
final class ServiceLaunch: Sendable {
    private let notifications: NotificationCenter
    private let launched = ConcurrentArray<ServiceName>()

    init(_ notifications: NotificationCenter) { self.notifications = notifications }

    func launch(_ name: ServiceName) throws(LaunchFailure) {
        guard launched.count == 0 else { throw .alreadyLaunched(name) }
        launched.append(name)
        notifications.post(name: .serviceDidLaunch, object: nil, userInfo: ["service": name.rawValue])
    }
}
