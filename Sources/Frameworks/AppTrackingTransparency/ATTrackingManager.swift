public import Foundation
import LayoutSimInertness

/// Whether the app may track its user; there is no choice here.
open class ATTrackingManager: NSObject {
    /// The choice of the user.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user was not asked.
        case notDetermined = 0
        /// The device does not allow it.
        case restricted
        /// The user does not allow it.
        case denied
        /// The user allows it.
        case authorized
    }

    /// The choice of the user; always denied here.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Tells on the main queue that the user denied it.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        inert(.service, in: self)
        DispatchQueue.main.async { completion(.denied) }
    }
    /// Returns that the user denied it.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
