public import Foundation
public import UIKit

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
    /// Whole.
    case aspectFit = 0
    /// Cut off.
    case aspectFill = 1
    /// Whole.
    public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is wanted, which holds its values.
open class PHImageRequestOptions: NSObject {
    /// Whether one waits for it.
    open var isSynchronous = false
    /// Whether it may come by the network.
    open var isNetworkAccessAllowed = false
    /// Whether it comes soon or well.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How it becomes smaller.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Before or after it was changed.
    open var version = PHImageRequestOptionsVersion.current
    /// The part of it, from 0 to 1.
    open var normalizedCropRect = CGRect.zero
    /// Nobody hears how far it is.
    open var progressHandler: PHAssetImageProgressHandler? {
        get { nil }
        set {}
    }
}

/// Hears how far a picture is.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Whether a picture comes soon or well.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
/// How a picture becomes smaller.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// Before or after a picture was changed.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
/// Before or after a film was changed.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
/// Whether a film comes soon or well.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
}

/// How a film is wanted, which holds its values.
open class PHVideoRequestOptions: NSObject {
    /// Whether it may come by the network.
    open var isNetworkAccessAllowed = false
    /// Before or after it was changed.
    open var version = PHVideoRequestOptionsVersion.current
    /// Whether it comes soon or well.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Nobody hears how far it is.
    open var progressHandler: PHAssetImageProgressHandler? {
        get { nil }
        set {}
    }
}

/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether it was given up.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is none.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether it is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of its request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// No request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// What gives pictures; none come.
open class PHImageManager: NSObject {
    private nonisolated(unsafe) static let manager = PHImageManager()

    /// The app's.
    open class func `default`() -> PHImageManager { unsafe manager }

    /// Gives no picture, and says so.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

    /// Gives no picture, and says so.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    /// Gives no picture, and says so.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }

    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// What gives pictures that it keeps; none come.
open class PHCachingImageManager: PHImageManager {
    /// Whether it keeps good pictures.
    open var allowsCachingHighQualityImages = true
    /// Keeps nothing.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Kept nothing.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Kept nothing.
    open func stopCachingImagesForAllAssets() {}
}
