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
}

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

    /// Does nothing.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// What gives pictures that it keeps; none come.
open class PHCachingImageManager: PHImageManager {}
