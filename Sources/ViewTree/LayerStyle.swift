package import LayoutSimDrawing
package import LayoutSimGeometry

/// How a view's layer looks besides its background, its corner radius and its border, UIKit's `CALayer`.
package struct LayerStyle: Hashable, Sendable {
    /// The corners that the corner radius makes round.
    package var corners = RectCorners.all
    /// Whether the curvature of round corners changes smoothly, `CALayerCornerCurve.continuous`.
    package var hasContinuousCorners = false
    /// What lies below the view, unless it clips to its bounds.
    package var shadow: LayerShadow?
    /// How the view with its subviews is turned and stretched around the center of its frame; `nil` for not at all.
    package var transform: Transform?
    /// What is seen of the view and its subviews only where this is opaque; `nil` for all of it.
    package var mask: Recording?
    /// What code drew into the view and the layers in it; empty for nothing.
    package var drawing = Recording()
    /// What it shows on a device and pictures of it leave out, in words, such as `particles`.
    package var omissions: [String] = []

    /// A layer without any of it.
    package init() {}
}

/// A blurred silhouette below a view, in points.
package struct LayerShadow: Hashable, Sendable {
    /// With the shadow's opacity.
    package var color: Color
    package var offset: Point
    /// The standard deviation of the blur.
    package var radius: Double
    /// What casts it, from the top left corner of the view; `nil` for all that is seen of the view.
    package var path: Path?

    package init(color: Color, offset: Point, radius: Double, path: Path? = nil) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

extension View {
    /// How its layer looks besides background, corner radius and border.
    package var layer: LayerStyle {
        get { ownLayer ?? LayerStyle() }
        set { ownLayer = newValue == LayerStyle() ? nil : newValue }
    }
}
