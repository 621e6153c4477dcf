public import Foundation
public import UIKit
public import LayoutSimInertness

/// An object of the photo library.
open class PHObject: NSObject {
    /// The local identifier of the object.
    open var localIdentifier: String { "" }
}

/// A collection of assets or of other collections.
open class PHCollection: PHObject {
    /// The localized title.
    open var localizedTitle: String? { nil }
    /// A Boolean value that indicates whether the collection can contain assets; always `false` here.
    open var canContainAssets: Bool { false }
    /// Returns an empty fetch result, since there are no collections here.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// The type of an asset collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// The subtype of an asset collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses,
        smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary,
        smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos,
        smartAlbumAnimated, smartAlbumLongExposures
    case any = 0x7FFF_FFFF
}

/// A collection of assets; there are none here.
open class PHAssetCollection: PHCollection {
    /// The type of the collection.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// The subtype of the collection.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// The estimated number of assets; always 0 here.
    open var estimatedAssetCount: Int { 0 }
    /// The earliest creation date of the assets.
    open var startDate: Date? { nil }
    /// The latest creation date of the assets.
    open var endDate: Date? { nil }
    /// Returns an empty fetch result, since there are no collections here.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Returns an empty fetch result, since there are no collections here.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The subtypes of an asset's media.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A panorama photo.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A high dynamic range photo.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A screenshot.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A Live Photo.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A photo with depth data.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// A streamed video.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 0x10000)
    /// A high frame rate video.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 0x20000)
    /// A time-lapse video.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 0x40000)
}

/// The source types of assets.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's photo library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// An iCloud shared album.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// Assets synced from a computer with iTunes.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// An edit operation on an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// An error of the photo library.
public struct PHPhotosError: Error, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable { case internalError = -1, userCancelled = 3072, accessUserDenied = 3311 }
    /// The error code.
    public let code: Code
    /// Creates an error from a code.
    public init(_ code: Code) { self.code = code }
}

/// An observer of photo library changes; never notified here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Tells the observer that the photo library changed; never called here.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change in the photo library; no changes occur here.
open class PHChange: NSObject {
    /// Returns the changes to a fetch result; always `nil` here.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The changes to a fetch result; no changes occur here.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// The fetch result before the changes.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// The fetch result after the changes.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// A Boolean value that indicates whether there are incremental changes; always `false` here.
    open var hasIncrementalChanges: Bool { false }
    /// The indexes of the removed objects; always `nil` here.
    open var removedIndexes: IndexSet? { nil }
    /// The indexes of the inserted objects; always `nil` here.
    open var insertedIndexes: IndexSet? { nil }
    /// The indexes of the changed objects; always `nil` here.
    open var changedIndexes: IndexSet? { nil }
    /// The changed objects; always empty here.
    open var changedObjects: [ObjectType] { [] }
    /// The inserted objects; always empty here.
    open var insertedObjects: [ObjectType] { [] }
    /// The removed objects; always empty here.
    open var removedObjects: [ObjectType] { [] }
    /// A Boolean value that indicates whether objects moved; always `false` here.
    open var hasMoves: Bool { false }
    /// Does nothing here, since no objects move.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) { inert(.service, self) }
}

/// A request to change an asset; it changes nothing here.
open class PHAssetChangeRequest: NSObject {
    /// The creation date.
    @Inert(.service) open var creationDate: Date? = nil
    /// A Boolean value that indicates whether the asset is a favorite.
    @Inert(.service) open var isFavorite = false
    /// A Boolean value that indicates whether the asset is hidden.
    @Inert(.service) open var isHidden = false
    /// The placeholder of the created asset; always `nil` here.
    open var placeholderForCreatedAsset: PHObject? { nil }
    /// Creates a request to change an asset.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Creates a request to add an image, which is not saved here.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    /// Creates a request to add an image file, which is not saved here.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
    /// Creates a request to add a video file, which is not saved here.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
    /// Does nothing here, since there are no assets.
    open class func deleteAssets(_ assets: [PHAsset]) { inert(.service, in: Self.self) }
    /// Creates a request.
    public required override init() { super.init() }
    private class func make() -> Self { self.init() }
}
