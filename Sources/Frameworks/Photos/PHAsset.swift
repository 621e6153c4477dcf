public import Foundation

/// A picture of the user's; there is none.
open class PHAsset: PHObject {
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
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// Whether the user hides it.
    open var isHidden: Bool { false }
    /// What it is besides.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Those that were taken with it.
    open var burstIdentifier: String? { nil }
    /// One of those that were taken together.
    open var representsBurst: Bool { false }
    /// None.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
    /// False.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

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
    /// Whether those that the user hides are found.
    open var includeHiddenAssets = false
    /// Whether all that were taken together are found.
    open var includeAllBurstAssets = false
    /// Whether changes are told in detail.
    open var wantsIncrementalChangeDetails = true
    /// Where they come from.
    open var includeAssetSourceTypes: PHAssetSourceType = []
}
