public import Foundation
public import UIKit

/// What is known of a link.
open class LPLinkMetadata: NSObject {
    /// The URL that was asked for.
    open var originalURL: URL?
    /// The URL that answered.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// The picture.
    open var imageProvider: NSItemProvider?
    /// The film.
    open var videoProvider: NSItemProvider?
    /// The URL of the film.
    open var remoteVideoURL: URL?
    /// Creates empty metadata.
    public override init() {}
}

/// An error of fetching metadata.
public struct LPError: Error, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    /// The reason.
    public let code: Code
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
}

/// What fetches metadata; there is no network here.
open class LPMetadataProvider: NSObject {
    /// Whether pictures are fetched too.
    open var shouldFetchSubresources = true
    /// The longest time, in seconds.
    open var timeout: TimeInterval = 30
    /// Creates a provider.
    public override init() {}
    /// Tells on the main queue that fetching failed.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) } }
    /// Throws that fetching failed.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
    /// Does nothing here.
    open func cancel() {}
}
