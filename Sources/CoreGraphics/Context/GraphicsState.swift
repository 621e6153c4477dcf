import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

/// How a context draws next.
struct GraphicsState {
    /// From the space that callers draw in to that of the recorded operations.
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
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    var fontSize: CGFloat = 12
    var characterSpacing: CGFloat = 0
    var flatness: CGFloat = 1
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    /// In the space of the recorded operations.
    var clips: [ContextClip] = []
}

/// A shadow in the base space, which transforms do not change.
struct ContextShadow: Hashable {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
}

/// Where a context draws.
struct ContextClip {
    var steps: [CGPathStep]
    var rule: CGPathFillRule
    /// Where this is opaque, instead of the inside of the steps.
    var image: DrawingOperation?
}
