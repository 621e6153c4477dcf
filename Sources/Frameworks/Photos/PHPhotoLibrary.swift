public import Foundation

/// Whether an app may see the user's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user was not asked, or did not answer.
    case notDetermined = 0
    /// The user cannot allow it.
    case restricted = 1
    /// The user does not allow it.
    case denied = 2
    /// It may.
    case authorized = 3
    /// It may see some.
    case limited = 4
}

/// What an app does with the user's pictures.
public enum PHAccessLevel: Int, Sendable {
    /// It adds some.
    case addOnly = 1
    /// It reads too.
    case readWrite = 2
}

/// Kinds of pictures.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film.
    case video = 2
    /// A sound.
    case audio = 3
}

/// The user's pictures: there are none, and nobody answers when the user is asked.
open class PHPhotoLibrary: NSObject {
    private nonisolated(unsafe) static let library = PHPhotoLibrary()

    /// Hears of changes; none come.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Hears no longer.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Changes nothing, and says so.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    /// Changes nothing, and fails with an error that says so.
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Changes nothing, and fails with an error that says so.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Asks, and nobody answers: not determined.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        .notDetermined
    }

    /// The user's.
    open class func shared() -> PHPhotoLibrary { unsafe library }
    /// Nobody answered.
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    /// Nobody answered.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    /// Asks, and nobody answers.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
    /// Asks, and nobody answers.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {}
}
