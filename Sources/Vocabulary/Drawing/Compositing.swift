package import LayoutSimGeometry

/// The way operations are drawn as one layer.
package struct Compositing: Hashable, Sendable {
    /// The transform from the space of the operations and of the clip to the space of the layer.
    package var transform = Transform.identity
    /// The clip, in the space of the operations; nothing is drawn outside it.
    package var clip: ClipPath?
    /// The mask, whose opaque parts let the operations show, in the space of the operations.
    package var mask: [DrawingOperation]?
    /// The changes of the layer's pixels within clip and mask, the first one first.
    package var filters: [LayerFilter] = []
    /// The opacity, from 0 (transparent) to 255.
    package var alpha: UInt8 = 255
    /// The blend mode that combines the layer with its backdrop.
    package var blendMode = BlendMode.normal
    /// The shadow below the layer.
    package var shadow: Shadow?
    /// The backdrop effect of the layer within its clip, applied before the operations are drawn; `nil` for none.
    package var backdrop: Backdrop?
    /// The display name of the layer.
    package var label: String?
    /// Whether blend modes inside the layer do not affect anything below it.
    package var isIsolated = false

    /// Creates compositing that changes nothing.
    package init() {}
}

extension DrawingOperation {
    /// A placeholder for the view's own content among the operations of drawing code; draws nothing.
    package static let contentMark: DrawingOperation = {
        var compositing = Compositing()
        compositing.label = "content"
        compositing.isIsolated = true
        return .composited(compositing, [])
    }()
}

/// A filter that a layer applies to its backdrop.
package struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in the coordinate space in which the layer is drawn.
    package var blur: Double
    /// The factor by which the saturation of colors is multiplied.
    package var saturation: Double

    package init(blur: Double, saturation: Double = 1) {
        self.blur = blur
        self.saturation = saturation
    }
}

/// The inside of an outline.
package struct ClipPath: Hashable, Sendable {
    /// The outline, in the space of the operations that it clips.
    package var path: Path
    /// The rule that determines the inside of the outline.
    package var rule: FillRule

    /// Creates a clip from an outline and a fill rule.
    package init(_ path: Path, _ rule: FillRule = .winding) {
        self.path = path
        self.rule = rule
    }
}

/// A blurred silhouette; lengths are in the space in which the layer is drawn.
package struct Shadow: Hashable, Sendable {
    /// The color, including its opacity.
    package var color: Color
    /// The offset of the shadow from its caster.
    package var offset: Point
    /// The standard deviation of the blur.
    package var radius: Double
    /// The shape that casts the shadow, in the space of the operations; `nil` for the layer itself.
    package var caster: Path?

    /// Creates a shadow of the layer itself.
    package init(color: Color, offset: Point, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// The way a layer is combined with its backdrop.
package enum BlendMode: String, CaseIterable, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusLighter
}
