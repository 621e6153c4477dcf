public import Foundation
public import QuartzCore

/// How a film fills a rectangle.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whole.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer of a film: nothing is seen of it but the layer's own looks.
open class AVPlayerLayer: CALayer {
    /// What plays.
    open var player: AVPlayer?
    /// How the film fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// False.
    open var isReadyForDisplay: Bool { false }
    /// Nothing.
    open var videoRect: CGRect { .zero }

    /// Creates a layer.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
