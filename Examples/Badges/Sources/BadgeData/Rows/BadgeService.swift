import Foundation

/// Delivers a badge for its detail screen, with its picture once that is loaded.
@MainActor package final class BadgeService<Picture: AnyObject> {
    package typealias Receiver = @MainActor (Badge, Picture?) -> Void

    package let badge: Badge
    private let service: ResourceService<Picture>

    package init(_ badge: Badge, picture service: ResourceService<Picture>) {
        (self.badge, self.service) = (badge, service)
    }

    /// Delivers the badge at once, with its picture if that is cached, and again when the picture arrives.
    package func subscribe(_ receive: @escaping Receiver) {
        if service.held == nil { receive(badge, nil) }
        service.subscribe(ObjectIdentifier(self)) { [badge] in
            if case .success(let picture) = $0 { receive(badge, picture) }
        }
    }

    package func unsubscribe() { service.unsubscribe(ObjectIdentifier(self)) }
}
