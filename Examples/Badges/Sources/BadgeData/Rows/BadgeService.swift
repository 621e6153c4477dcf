import Foundation

/// A badge as its detail shows it: with its picture as soon as there is one.
@MainActor package final class BadgeService<Picture: AnyObject> {
    package typealias Receiver = @MainActor (Badge, Picture?) -> Void

    package let badge: Badge
    private let service: ResourceService<Picture>

    package init(_ badge: Badge, picture service: ResourceService<Picture>) {
        (self.badge, self.service) = (badge, service)
    }

    /// Tells of the badge at once, with its picture if that is held; else of both when the picture comes.
    package func subscribe(_ receive: @escaping Receiver) {
        if service.held == nil { receive(badge, nil) }
        service.subscribe(ObjectIdentifier(self)) { [badge] in
            if case .success(let picture) = $0 { receive(badge, picture) }
        }
    }

    package func unsubscribe() { service.unsubscribe(ObjectIdentifier(self)) }
}
