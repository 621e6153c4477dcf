import LayoutSimDevices
package import LayoutSimGeometry

/// The distance of content from the sides of a screen, bar or list that it belongs to.
package enum SideMargin {
    /// 16 points up to a width of 393 points, and 20 from 394 on [fitted on stored frames: 381 of 383 sides].
    ///
    /// `wide` is what another version of the system gives from there on, in points.
    package static func points(width: Double, wide: Double = 20) -> Double { width < 394 ? 16 : wide }
}

extension Screen {
    /// What lies around the root view of a controller has the margins of any view, in points, which a root that preserves
    /// those of its superview takes over above and below [UIKit's rule, and one stored root].
    private static var windowMargin: Double { 8 }

    /// The layout margins of the root view of a controller, in points, before the safe area adds to them: its own ones, and
    /// at least the system's at the sides.
    package var controllerMargins: EdgeInsets { controllerMargins(inWindowOfWidth: viewport.size.width) }

    /// The same in a window of another width in points.
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
