package import LayoutSimGeometry
package import LayoutSimText

/// The sizes of controls that differ between versions of UIKit, in points; the values of the current version.
package struct ControlMetrics: Hashable, Sendable {
    /// The frame of a switch.
    package var toggle = Size(width: 63, height: 28)
    /// From the frame of a switch to its alignment rectangle.
    package var toggleInsets = EdgeInsets(right: 2)
    /// The height of a slider's frame.
    package var sliderHeight = 34.0
    /// From the frame of a slider to its alignment rectangle.
    package var sliderInsets = EdgeInsets.zero
    /// The frame of a stepper.
    package var stepper = Size(width: 94, height: 32)
    /// The height of a segmented control's frame.
    package var segmentedHeight = 32.0
    /// From the frame of a segmented control to its alignment rectangle.
    package var segmentedInsets = EdgeInsets(bottom: 1)
    /// The font of segments that are not selected.
    package var segmentFont = Font.system(size: 13, weight: .medium)
    /// How much wider a segment is than its title or image.
    package var segmentPadding = 18.0
    /// The width of the line between two segments.
    package var segmentSeparator = 0.0
    /// The height of a progress view of the default style.
    package var progressHeight = 4.0
    /// The height of a page control.
    package var pageControlHeight = 44.0
    /// The height of a text field with a rounded border.
    package var roundedFieldHeight = 34.0
    /// How much higher a text field without a border is than a line of its text; `nil` rounds the line up to whole points.
    package var plainFieldPadding: Double? = 1.5
    /// The least height of a text field without a border.
    package var plainFieldHeight = 22.0
    /// The height of a search bar.
    package var searchBarHeight = 64.0
    /// The height of a navigation bar without a large title.
    package var navigationBarHeight = 54.0
    /// The height of a navigation bar with a large title.
    package var largeNavigationBarHeight = 106.0

    /// Creates the sizes of the current version.
    package init() {}
}
