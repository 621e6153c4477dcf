public import Foundation

/// The identifier for advertising, which is all zeros, as where the user denies tracking.
open class ASIdentifierManager: NSObject {
    nonisolated(unsafe) private static let only = ASIdentifierManager()
    /// Returns the manager.
    open class func shared() -> ASIdentifierManager { unsafe only }
    /// The identifier: all zeros here.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether tracking is enabled; always `false` here.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
