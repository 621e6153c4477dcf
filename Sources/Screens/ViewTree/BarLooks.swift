public import LayoutSimGeometry

/// The background of a bar apart from its color, and the shadow at its edge, from UIKit's `UIBarAppearance`.
public struct BarLooks: Hashable, Sendable {
    /// The blur effect behind the background color; `nil` for none, or for the system's material in a bar without a
    /// color.
    public var effect: BlurMaterial?
    /// The background image, in front of the color.
    public var image: Image?
    /// How the background image fills the bar.
    public var imageMode = ContentMode.scaleToFill
    /// The color of the line at the edge, or of a template shadow image; `nil` for the system's line, which only bars
    /// with a background have.
    public var shadowColor: Color?
    /// The image outside the edge that replaces the line.
    public var shadowImage: Image?

    /// Creates the system's background.
    public init() {}

    /// The background color of a bar of UIKit's black style.
    package static let black = Color(hex: 0x1C1C1E)
}
