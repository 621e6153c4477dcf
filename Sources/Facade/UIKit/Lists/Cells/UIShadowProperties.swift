public import Foundation

/// The shadow properties of a background.
public struct UIShadowProperties: Hashable {
    /// The color of the shadow.
    public var color: UIColor = .black
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: CGFloat = 0
    /// The blur radius of the shadow, in points.
    public var radius: CGFloat = 0
    /// The offset of the shadow from the background, in points.
    public var offset: CGSize = .zero
    /// The path of the shadow, or `nil` for the outline of the background.
    public var path: UIBezierPath?
}
