package import LayoutSimGeometry
public import LayoutSimText

/// The text attributes of a title in a bar, and its offset.
public struct BarText: Hashable, Sendable {
    /// The font, the decorations and, if the title has one of its own, the color.
    public var style: RunStyle
    /// The offset from the standard place, in points; positive is right and down.
    package var offset = Point.zero
    /// The shadow of the letters; `nil` for none.
    package var shadow: TextShadow?
    /// The blur radius of the shadow in points, UIKit's `NSShadow.shadowBlurRadius`.
    package var shadowBlur = 0.0

    /// Creates a plain title in a style.
    public init(_ style: RunStyle) {
        self.style = style
    }
}
