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

/// A picture of the user's; there is none.
open class PHAsset: NSObject {
    /// Its name.
    open var localIdentifier: String { "" }
    /// Its kind.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Its width in pixels.
    open var pixelWidth: Int { 0 }
    /// Its height in pixels.
    open var pixelHeight: Int { 0 }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the user likes it.
    open var isFavorite: Bool { false }

    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What is asked for, which holds its values.
open class PHFetchOptions: NSObject {
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The condition.
    open var predicate: NSPredicate?
    /// How many at most, 0 for all.
    open var fetchLimit = 0
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// None.
    open var count: Int { 0 }
    /// None.
    open var firstObject: ObjectType? { nil }
    /// None.
    open var lastObject: ObjectType? { nil }

    /// There is no object to give.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("a PHFetchResult is empty here, and has no object at \(index)")
    }
    /// Calls nothing.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
