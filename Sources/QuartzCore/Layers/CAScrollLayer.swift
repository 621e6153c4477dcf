import CoreGraphics
public import Foundation

/// A layer whose sublayers scroll within its bounds.
open class CAScrollLayer: CALayer {
    open func scroll(to p: CGPoint) { bounds.origin = p }
    open func scroll(to r: CGRect) {
        var origin = bounds.origin
        if r.maxX > origin.x + bounds.width { origin.x = r.maxX - bounds.width }
        if r.minX < origin.x { origin.x = r.minX }
        if r.maxY > origin.y + bounds.height { origin.y = r.maxY - bounds.height }
        if r.minY < origin.y { origin.y = r.minY }
        scroll(to: origin)
    }
    open var scrollMode: CAScrollLayerScrollMode = .both
}

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
