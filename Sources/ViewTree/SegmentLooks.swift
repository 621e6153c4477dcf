public import LayoutSimGeometry
public import LayoutSimText

/// How a part of a segmented control looks in its state, from UIKit's `setTitleTextAttributes(_:for:)` and
/// `setBackgroundImage(_:for:barMetrics:)`.
public struct SegmentLooks: Hashable, Sendable {
    /// The font of the title while the part is not selected, at which it is measured; `nil` is the system's.
    public var font: Font?
    /// The font of the title in its state; `nil` is the font while the part is not selected.
    public var shownFont: Font?
    /// The color of the title or the template picture; `nil` is the system's.
    public var color: Color?
    /// The picture behind the part in the place of the system's plate; `nil` for the plate.
    public var background: Image?

    /// Creates the looks of the system.
    public init() {}
}

extension ControlMetrics {
    /// The font of a segment's title as it is shown.
    package func font(of segment: Control.Segment, isSelected: Bool) -> Font {
        segment.looks?.shownFont ?? segment.looks?.font ?? segmentFont(isSelected: isSelected)
    }
}
