package import LayoutSimGeometry
package import LayoutSimText

/// The sizes of controls that differ between versions of UIKit, in points; the defaults are those of the current
/// version.
package struct ControlMetrics: Hashable, Sendable {
    /// The size of a switch.
    package var toggle = Size(width: 63, height: 28)
    /// The insets from the frame of a switch to its alignment rectangle.
    package var toggleInsets = EdgeInsets(right: 2)
    /// The height of a slider's frame.
    package var sliderHeight = 34.0
    /// The insets from the frame of a slider to its alignment rectangle.
    package var sliderInsets = EdgeInsets.zero
    /// The size of a stepper.
    package var stepper = Size(width: 94, height: 32)
    /// The height of a segmented control's frame.
    package var segmentedHeight = 32.0
    /// The insets from the frame of a segmented control to its alignment rectangle.
    package var segmentedInsets = EdgeInsets(bottom: 1)
    /// The font of unselected segments.
    package var segmentFont = Font.system(size: 13, weight: .medium)
    /// The width of a segment beyond that of its title or image.
    package var segmentPadding = 18.0
    /// The width of the divider between two segments.
    package var segmentSeparator = 0.0
    /// The height of a progress view of the default style.
    package var progressHeight = 4.0
    /// The height of a picker view, and of a date picker with wheels.
    package var wheelsHeight = 216.0
    /// The height of a page control.
    package var pageControlHeight = 44.0
    /// The height of a text field with a rounded border.
    package var roundedFieldHeight = 34.0
    /// The height of a text field without a border beyond a line of its text; `nil` to round the line height up to
    /// whole points.
    package var plainFieldPadding: Double? = 1.5
    /// The minimum height of a text field without a border.
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
