package import LayoutSimDrawing
package import LayoutSimGeometry

/// The appearance of a view's layer besides its background, corner radius and border, UIKit's `CALayer`.
package struct LayerStyle: Hashable, Sendable {
    /// The corners to which the corner radius applies.
    package var corners = RectCorners.all
    /// Whether the corner curve is continuous, `CALayerCornerCurve.continuous`.
    package var hasContinuousCorners = false
    /// The shadow; `nil` for none. A view that clips to its bounds shows none.
    package var shadow: LayerShadow?
    /// The transform of the view and its subviews about the center of its frame; `nil` for the identity.
    package var transform: Transform?
    /// The mask of the view and its subviews; `nil` for none.
    package var mask: Recording?
    /// The changes of the pixels of the view and its subviews, the first one first; after the mask and before the
    /// opacity.
    package var filters: [LayerFilter] = []
    /// How the view is combined with what lies below it.
    package var blendMode = BlendMode.normal
    /// Whether blend modes of subviews do not affect what lies below the view.
    package var isIsolated = false
    /// The custom drawing of the view and its sublayers.
    package var drawing = Recording()

    /// Creates the default appearance.
    package init() {}
}

/// A shadow, in points.
package struct LayerShadow: Hashable, Sendable {
    /// The color, multiplied with the shadow's opacity.
    package var color: Color
    package var offset: Point
    /// The standard deviation of the blur.
    package var radius: Double
    /// The shadow's path, relative to the view's top left corner; `nil` for the outline of the view's content.
    package var path: Path?

    package init(color: Color, offset: Point, radius: Double, path: Path? = nil) {
        self.color = color
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

extension View {
    /// The appearance of the layer besides background, corner radius and border.
    package var layer: LayerStyle {
        get { ownLayer ?? LayerStyle() }
        set { ownLayer = newValue == LayerStyle() ? nil : newValue }
    }
}
