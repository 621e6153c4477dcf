import LayoutSimDevices
package import LayoutSimGeometry

/// The distance of content from the sides of its screen, bar or list.
package enum SideMargin {
    /// The margin of narrow windows, in points.
    package static let compact = 16.0

    /// Returns 16 points for widths up to 393 points, and 20 from 394 [fitted on stored frames: 381 of 383 sides].
    ///
    /// `wide` is the margin of another system version from there on, in points.
    package static func points(width: Double, wide: Double = 20) -> Double { width < 394 ? compact : wide }
}

extension Screen {
    /// The margins of the superview of a controller's root view, those of any view, in points; a root view that
    /// preserves its superview's margins adopts them at the top and bottom [UIKit's rule, and one stored root].
    private static var windowMargin: Double { 8 }

    /// The layout margins of a controller's root view, in points, before the safe area is added: its own ones, and at
    /// least the system's at the sides.
    package var controllerMargins: EdgeInsets { controllerMargins(inWindowOfWidth: viewport.size.width) }

    /// Returns the layout margins of a controller's root view in a window of another width, in points.
    package func controllerMargins(inWindowOfWidth width: Double) -> EdgeInsets {
        let side = SideMargin.points(width: width, wide: rules.wideSideMargin)
        var margins = root.layoutMargins.own ?? .zero
        margins.left = max(margins.left, side)
        margins.right = max(margins.right, side)
        if root.layoutMargins.preservesSuperview {
            margins.top = max(margins.top, Screen.windowMargin)
            margins.bottom = max(margins.bottom, Screen.windowMargin)
        }
        return margins
    }
}
