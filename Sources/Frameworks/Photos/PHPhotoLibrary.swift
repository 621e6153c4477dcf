public import Foundation
import LayoutSimInertness
import UIKit

/// The authorization status of an app for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user has not decided.
    case notDetermined = 0
    /// The app is not authorized, and the user cannot change this.
    case restricted = 1
    /// The user denied access.
    case denied = 2
    /// The user granted access.
    case authorized = 3
    /// The user granted access to selected assets.
    case limited = 4
}

/// The level of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
    /// Access to add assets only.
    case addOnly = 1
    /// Access to read and to write assets.
    case readWrite = 2
}

/// The media type of an asset.
public enum PHAssetMediaType: Int, Sendable {
    /// An unknown type.
    case unknown = 0
    /// An image.
    case image = 1
    /// A video.
    case video = 2
    /// An audio asset.
    case audio = 3
}

/// The user's photo library; it has no assets here, and authorization requests are never answered.
open class PHPhotoLibrary: NSObject {
    private nonisolated(unsafe) static let library = PHPhotoLibrary()

    /// Does nothing here, since no changes occur.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        inert(.service, self)
        tellUncalled(of: observer, by: self)
    }
    /// Does nothing here, since no changes occur.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { inert(.service, self) }
    /// Changes nothing, and calls the completion handler with an access error.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    /// Changes nothing, and throws an access error.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Changes nothing, and throws an access error.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Returns `notDetermined` here, since the user is never asked.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .notDetermined
    }

    /// Returns the shared photo library.
    open class func shared() -> PHPhotoLibrary { unsafe library }
    /// Returns `notDetermined` here, since the user is never asked.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Returns `notDetermined` here, since the user is never asked.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Never calls the handler here, since the user is never asked.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        inert(.service, in: Self.self)
    }
    /// Never calls the handler here, since the user is never asked.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { inert(.service, in: Self.self) }
}
