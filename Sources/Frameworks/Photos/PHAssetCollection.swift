public import Foundation
public import UIKit

/// Something of the user's pictures.
open class PHObject: NSObject {
    /// Its name.
    open var localIdentifier: String { "" }
}

/// A list of pictures or of lists.
open class PHCollection: PHObject {
    /// What it is called.
    open var localizedTitle: String? { nil }
    /// False.
    open var canContainAssets: Bool { false }
    /// None.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// Kinds of lists of pictures.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// Kinds of lists of pictures.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses,
        smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary,
        smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos,
        smartAlbumAnimated, smartAlbumLongExposures
    case any = 0x7FFF_FFFF
}

/// A list of pictures; there is none.
open class PHAssetCollection: PHCollection {
    /// Its kind.
    open var assetCollectionType: PHAssetCollectionType { .album }
    /// Its kind.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// None.
    open var estimatedAssetCount: Int { 0 }
    /// When it begins.
    open var startDate: Date? { nil }
    /// When it ends.
    open var endDate: Date? { nil }
    /// None.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// None.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What pictures are besides.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Wide.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Of several light ones.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Moving a little.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// With depths.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// From the network.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 0x10000)
    /// Slow.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 0x20000)
    /// Fast.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 0x40000)
}

/// Where pictures come from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the user.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// From others.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// From a computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// What an app does with a picture.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// What is wrong with the user's pictures.
public struct PHPhotosError: Error, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable { case internalError = -1, userCancelled = 3072, accessUserDenied = 3311 }
    /// The kind of error.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// Hears that pictures changed; none do.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// They changed.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What changed; nothing does.
open class PHChange: NSObject {
    /// None.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed of what was found; nothing does.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// What was found before.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// What is found now.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// False.
    open var hasIncrementalChanges: Bool { false }
    /// None.
    open var removedIndexes: IndexSet? { nil }
    /// None.
    open var insertedIndexes: IndexSet? { nil }
    /// None.
    open var changedIndexes: IndexSet? { nil }
    /// None.
    open var changedObjects: [ObjectType] { [] }
    /// None.
    open var insertedObjects: [ObjectType] { [] }
    /// None.
    open var removedObjects: [ObjectType] { [] }
    /// False.
    open var hasMoves: Bool { false }
    /// Calls nothing.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// What is to change of a picture; nothing does.
open class PHAssetChangeRequest: NSObject {
    /// When it was taken.
    open var creationDate: Date?
    /// Whether the user likes it.
    open var isFavorite = false
    /// Whether the user hides it.
    open var isHidden = false
    /// None.
    open var placeholderForCreatedAsset: PHObject? { nil }
    /// Creates a request for a picture.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Adds a picture, which is not kept.
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    /// Adds a picture, which is not kept.
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
    /// Adds a film, which is not kept.
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
    /// Deletes nothing: there are none.
    open class func deleteAssets(_ assets: [PHAsset]) {}
    /// Creates a request.
    public required override init() { super.init() }
    private class func make() -> Self { self.init() }
}
