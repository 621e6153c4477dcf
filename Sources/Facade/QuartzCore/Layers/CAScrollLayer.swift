import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// A layer whose sublayers scroll within its bounds.
open class CAScrollLayer: CALayer {
    /// Scrolls so that a point of the content is at the top left corner of the layer.
    open func scroll(to p: CGPoint) { bounds.origin = p }
    /// Scrolls as little as necessary to show a rectangle of the content.
    open func scroll(to r: CGRect) {
        var origin = bounds.origin
        if r.maxX > origin.x + bounds.width { origin.x = r.maxX - bounds.width }
        if r.minX < origin.x { origin.x = r.minX }
        if r.maxY > origin.y + bounds.height { origin.y = r.maxY - bounds.height }
        if r.minY < origin.y { origin.y = r.minY }
        scroll(to: origin)
    }
    /// The axes along which the layer scrolls; stored only, since it scrolls along both.
    @Inert(.behavior) open var scrollMode: CAScrollLayerScrollMode = .both
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Neither axis.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The vertical axis.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The horizontal axis.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
