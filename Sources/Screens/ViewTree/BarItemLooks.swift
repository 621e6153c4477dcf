public import LayoutSimGeometry
public import LayoutSimText

/// The custom appearance of a bar button item or a tab in its current state.
public struct BarItemLooks: Hashable, Sendable {
    /// The attributes of the title; `nil` for the system's.
    public var text: BarText?
    /// The image behind the title or image; `nil` for none.
    public var background: Image?
    /// The offset of the background image, in points.
    public var backgroundOffset = Point.zero
    /// The insets of the image from its standard frame, in points.
    public var imageInsets = EdgeInsets.zero
    /// The badge; `nil` for none.
    public var badge: BarBadge?
    /// Whether a bar button is selected, and drawn on a plate in the tint color.
    public var isSelected = false

    /// Creates the system's appearance.
    public init() {}
}

/// The badge of a tab.
public struct BarBadge: Hashable, Sendable {
    /// The text; empty for a dot.
    public var text: String
    /// The background color; `nil` for the system's red.
    public var color: Color?
    /// The style of the text; `nil` for the system's.
    public var style: RunStyle?
    /// The offset from the standard place, in points.
    public var offset = Point.zero
    /// The offset of the text within the badge, in points.
    public var textOffset = Point.zero

    /// Creates a badge with a text.
    public init(_ text: String) {
        self.text = text
    }
}
