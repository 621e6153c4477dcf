public import Foundation
public import UIKit

/// What the system shows of the sound that an app plays; values are kept and shown nowhere.
open class MPNowPlayingInfoCenter: NSObject {
    private nonisolated(unsafe) static let center = MPNowPlayingInfoCenter()

    /// Returns the only center.
    open class func `default`() -> MPNowPlayingInfoCenter { unsafe center }

    /// What is playing.
    open var nowPlayingInfo: [String: Any]?
    /// Whether it is playing.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether sound is playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0, playing, paused, stopped, interrupted
}

/// A picture of what is playing.
open class MPMediaItemArtwork: NSObject {
    /// The bounds of the picture.
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage

    /// Creates a picture that is made for each size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        handler = requestHandler
        super.init()
    }

    /// Creates a picture.
    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }

    /// Returns the picture for a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}
