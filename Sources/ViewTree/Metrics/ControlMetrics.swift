public import LayoutSimGeometry
public import LayoutSimText

/// The sizes of controls that differ between versions of UIKit, in points; the values of the current version.
public struct ControlMetrics: Hashable, Sendable {
    /// The frame of a switch.
    public var toggle = Size(width: 63, height: 28)
    /// From the frame of a switch to its alignment rectangle.
    public var toggleInsets = EdgeInsets(right: 2)
    /// The height of a slider's frame.
    public var sliderHeight = 34.0
    /// From the frame of a slider to its alignment rectangle.
    public var sliderInsets = EdgeInsets.zero
    /// The frame of a stepper.
    public var stepper = Size(width: 94, height: 32)
    /// The height of a segmented control's frame.
    public var segmentedHeight = 32.0
    /// From the frame of a segmented control to its alignment rectangle.
    public var segmentedInsets = EdgeInsets(bottom: 1)
    /// The font of segments that are not selected.
    public var segmentFont = Font.system(size: 13, weight: .medium)
    /// How much wider a segment is than its title or image.
    public var segmentPadding = 18.0
    /// The width of the line between two segments.
    public var segmentSeparator = 0.0
    /// The height of a progress view.
    public var progressHeight = 4.0
    /// The height of a page control.
    public var pageControlHeight = 44.0
    /// The height of a text field with a rounded border.
    public var roundedFieldHeight = 34.0
    /// How much higher a text field without a border is than a line of its text; `nil` rounds the line up to whole points.
    public var plainFieldPadding: Double? = 1.5
    /// The height of a search bar.
    public var searchBarHeight = 64.0
    /// The height of a navigation bar without a large title.
    public var navigationBarHeight = 54.0
    /// The height of a navigation bar with a large title.
    public var largeNavigationBarHeight = 106.0

    /// Creates the sizes of the current version.
    public init() {}
}
