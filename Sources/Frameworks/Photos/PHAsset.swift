public import Foundation
public import LayoutSimInertness

/// An asset of the photo library; there are none here.
open class PHAsset: PHObject {
    /// The media type.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
    /// The creation date.
    open var creationDate: Date? { nil }
    /// The duration of a video, in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the user marked the asset as a favorite.
    open var isFavorite: Bool { false }
    /// The modification date.
    open var modificationDate: Date? { nil }
    /// A Boolean value that indicates whether the asset is hidden.
    open var isHidden: Bool { false }
    /// The subtypes of the media.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// The identifier of the burst that the asset belongs to.
    open var burstIdentifier: String? { nil }
    /// A Boolean value that indicates whether the asset represents a burst.
    open var representsBurst: Bool { false }
    /// Returns an empty fetch result, since there are no assets here.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns `nil`, since there are no assets here.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
    /// Returns whether the asset supports an edit operation; always `false` here.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    /// Returns an empty fetch result, since there are no assets here.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty fetch result, since there are no assets here.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Returns an empty fetch result, since there are no assets here.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The options of a fetch; they only store their values here.
open class PHFetchOptions: NSObject {
    /// The sort descriptors.
    @Inert(.service) open var sortDescriptors: [NSSortDescriptor]? = nil
    /// The predicate.
    @Inert(.service) open var predicate: NSPredicate? = nil
    /// The maximum number of results; 0 for no limit.
    @Inert(.service) open var fetchLimit = 0
    /// A Boolean value that indicates whether the fetch includes hidden assets.
    @Inert(.service) open var includeHiddenAssets = false
    /// A Boolean value that indicates whether the fetch includes all assets of a burst.
    @Inert(.service) open var includeAllBurstAssets = false
    /// A Boolean value that indicates whether changes include incremental details.
    @Inert(.service) open var wantsIncrementalChangeDetails = true
    /// The source types of the assets to include.
    @Inert(.service) open var includeAssetSourceTypes: PHAssetSourceType = []
}
