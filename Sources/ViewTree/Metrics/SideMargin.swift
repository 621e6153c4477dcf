import LayoutSimDevices
package import LayoutSimGeometry

/// The distance of content from the sides of a screen, bar or list that it belongs to.
package enum SideMargin {
    /// 16 points up to a width of 393 points, and 20 from 399 on [fitted on stored frames: 379 of 381 sides].
    ///
    /// `wide` is what another version of the system gives from there on, in points.
    package static func points(width: Double, wide: Double = 20) -> Double { width < 396 ? 16 : wide }
}

extension Screen {
    /// The layout margins of the root view of a controller, in points, before the safe area adds to them: its own ones, and
    /// at least the system's at the sides.
    package var controllerMargins: EdgeInsets { controllerMargins(inWindowOfWidth: viewport.size.width) }

    /// The same in a window of another width in points.
    package func controllerMargins(inWindowOfWidth width: Double) -> EdgeInsets {
        let side = SideMargin.points(width: width, wide: rules.wideSideMargin)
        var margins = root.layoutMargins.own ?? .zero
        margins.left = max(margins.left, side)
        margins.right = max(margins.right, side)
        return margins
    }
}
