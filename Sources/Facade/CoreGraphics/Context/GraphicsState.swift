import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

/// The graphics state of a context.
struct GraphicsState {
    /// The transform from user space to the space of the recorded operations.
    var transform: CGAffineTransform
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ContextShadow?
    /// The changes of the pixels of each drawing, the first one first.
    var filters: [LayerFilter] = []
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    var fontSize: CGFloat = 12
    var characterSpacing: CGFloat = 0
    var flatness: CGFloat = 1
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    /// The clipping areas, in the space of the recorded operations.
    var clips: [ContextClip] = []
}

/// A shadow in the base space, unaffected by transforms.
struct ContextShadow: Hashable {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

/// An area to which drawing is clipped.
struct ContextClip {
    var steps: [CGPathStep]
    var rule: CGPathFillRule
    /// A mask image that clips instead of the path.
    var image: DrawingOperation?
}
