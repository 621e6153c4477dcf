public import LayoutSimGeometry
public import LayoutSimText

/// The custom appearance of a segment in its current state, from UIKit's `setTitleTextAttributes(_:for:)` and
/// `setBackgroundImage(_:for:barMetrics:)`.
public struct SegmentLooks: Hashable, Sendable {
    /// The title font in the normal state, in which the title is measured; `nil` for the system's.
    public var font: Font?
    /// The title font in the current state; `nil` for the font in the normal state.
    public var shownFont: Font?
    /// The color of the title or template image; `nil` for the system's.
    public var color: Color?
    /// The background image that replaces the system's plate; `nil` for the plate.
    public var background: Image?

    /// Creates the system's appearance.
    public init() {}
}

extension ControlMetrics {
    /// Returns the font in which a segment's title is drawn.
    package func font(of segment: Control.Segment, isSelected: Bool) -> Font {
        segment.looks?.shownFont ?? segment.looks?.font ?? segmentFont(isSelected: isSelected)
    }
}
