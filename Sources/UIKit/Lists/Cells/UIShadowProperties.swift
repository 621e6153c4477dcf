public import Foundation

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    /// The color.
    public var color: UIColor = .black
    /// From 0 to 1.
    public var opacity: CGFloat = 0
    /// The radius of the blur, in points.
    public var radius: CGFloat = 0
    /// From the background to the shadow, in points.
    public var offset: CGSize = .zero
    /// The outline; nil is that of the background.
    public var path: UIBezierPath?
}
