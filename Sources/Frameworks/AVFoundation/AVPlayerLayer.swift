public import Foundation
public import QuartzCore
public import LayoutSimInertness

/// How a video fills the bounds of a layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a video gravity from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Fits the whole video, preserving its aspect ratio.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Fills the bounds, preserving the aspect ratio and cropping the video.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretches the video to fill the bounds.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that displays the video of a player; only the layer's own appearance is drawn here.
open class AVPlayerLayer: CALayer {
    /// The player.
    @Inert(.service) open var player: AVPlayer? = nil
    /// How the video fills the layer.
    @Inert(.service) open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the video is ready for display; always `false` here.
    open var isReadyForDisplay: Bool { false }
    /// The rectangle of the video; always zero here.
    open var videoRect: CGRect { .zero }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
