public import Foundation
public import UIKit
public import LayoutSimInertness

/// The identifier of an image request.
public typealias PHImageRequestID = Int32

/// How an image fits the target size.
public enum PHImageContentMode: Int, Sendable {
    /// Scaled to fit the target size.
    case aspectFit = 0
    /// Scaled to fill the target size.
    case aspectFill = 1
    /// Scaled to fit the target size.
    public static let `default` = PHImageContentMode.aspectFit
}

/// The options of an image request; they only store their values here.
open class PHImageRequestOptions: NSObject {
    /// Whether the request is synchronous.
    @Inert(.service) open var isSynchronous = false
    /// Whether the image can be downloaded from the network.
    @Inert(.service) open var isNetworkAccessAllowed = false
    /// The delivery mode.
    @Inert(.service) open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// The resize mode.
    @Inert(.service) open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The version of the image.
    @Inert(.service) open var version = PHImageRequestOptionsVersion.current
    /// The crop rectangle, in unit coordinates from 0 to 1.
    @Inert(.service) open var normalizedCropRect = CGRect.zero
    /// The progress handler; never kept or called here.
    open var progressHandler: PHAssetImageProgressHandler? {
        get { nil }
        set { unsafe inert(.service, self, from: progressHandler, to: newValue) }
    }
}

/// A handler of the progress of an image request.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The delivery mode of an image.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic = 0, highQualityFormat, fastFormat }
/// The resize mode of an image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }
/// The version of an image, before or after edits.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }
/// The version of a video, before or after edits.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current = 0, original }
/// The delivery mode of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
}

/// The options of a video request; they only store their values here.
open class PHVideoRequestOptions: NSObject {
    /// A Boolean value that indicates whether the video can be downloaded from the network.
    @Inert(.service) open var isNetworkAccessAllowed = false
    /// The version of the video.
    @Inert(.service) open var version = PHVideoRequestOptionsVersion.current
    /// The delivery mode.
    @Inert(.service) open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// The progress handler; never kept or called here.
    open var progressHandler: PHAssetImageProgressHandler? {
        get { nil }
        set { unsafe inert(.service, self, from: progressHandler, to: newValue) }
    }
}

/// The target size that requests the original size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key for whether the image is a lower-quality substitute.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key for whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key for the error of the request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key for whether the image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key for the identifier of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The identifier of an invalid request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// An object that delivers images of assets; it delivers none here.
open class PHImageManager: NSObject {
    private nonisolated(unsafe) static let manager = PHImageManager()

    /// Returns the shared image manager.
    open class func `default`() -> PHImageManager { unsafe manager }

    /// Calls the result handler without an image, since there are no assets here.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

    /// Calls the result handler without image data, since there are no assets here.
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }
    /// Calls the result handler without image data, since there are no assets here.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }

    /// Does nothing here, since no request is pending.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { inert(.service, self) }
}

/// An image manager that caches images; it delivers none here.
open class PHCachingImageManager: PHImageManager {
    /// A Boolean value that indicates whether the manager caches high-quality images.
    @Inert(.service) open var allowsCachingHighQualityImages = true
    /// Does nothing here, since nothing is cached.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) { inert(.service, self) }
    /// Does nothing here, since nothing is cached.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) { inert(.service, self) }
    /// Does nothing here, since nothing is cached.
    open func stopCachingImagesForAllAssets() { inert(.service, self) }
}
