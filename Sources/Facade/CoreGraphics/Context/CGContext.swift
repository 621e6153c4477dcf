public import Foundation
package import LayoutSimDrawing
import LayoutSimInertness

/// A drawing context that records operations in points, in a space whose y-axis points down.
public final class CGContext {
    /// The operations recorded so far, back to front, in the base space of the context.
    package internal(set) var operations: [DrawingOperation] = []
    /// Descriptions of drawing that was requested but is not recorded.
    package internal(set) var omissions: Set<String> = []
    /// The layer whose contents are being drawn.
    package weak var drawnLayer: AnyObject?
    /// Whether a view draws its contents by a `draw(_:)` of its own.
    package var isDrawnByView = false
    var state: GraphicsState
    var saved: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    var currentPath = CGMutablePath()
    /// The pixel size and the memory of a bitmap context.
    let bitmap: BitmapTarget?
    /// The scale from points of the recorded operations to pixels.
    package let scale: CGFloat
    /// The transform from the space of glyphs to user space.
    public var textMatrix = CGAffineTransform.identity
    /// The origin of text in user space: the translation of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// The quality with which scaled images are interpolated: none takes the nearest pixels, and the others look alike
    /// here.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Creates a context whose user space is initially the space of the recorded operations.
    package convenience init() { self.init(scale: 1) }

    /// Creates a recording context with a scale in pixels per point and an initial transform.
    package init(scale: CGFloat, transform: CGAffineTransform = .identity) {
        state = GraphicsState(transform: transform)
        bitmap = nil
        self.scale = scale
    }

    init(bitmap: BitmapTarget) {
        // Bitmap contexts have their origin at the bottom left.
        state = GraphicsState(
            transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height)))
        self.bitmap = bitmap
        scale = 1
    }

    // MARK: State

    /// Saves a copy of the graphics state on a stack.
    public func saveGState() { saved.append(state) }
    /// Restores the graphics state saved last; does nothing if there is none.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    /// Scales user space.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    /// Rotates user space by an angle in radians.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    /// Applies a transform to user space, before the current transformation matrix.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// The transform from user space to the base space of the context.
    public var ctm: CGAffineTransform { state.transform }
    /// The transform from user space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// Converts a point from user space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    /// Converts a point from pixels to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Converts a size from user space to pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
    /// Converts a size from pixels to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Converts a rectangle from user space to pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
    /// Converts a rectangle from pixels to user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Sets the width of lines, in user space.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.join = join }
    /// Sets the ratio of miter length to line width above which miter joins are beveled.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Sets the dash pattern, in user space; empty lengths draw solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }
    /// Sets the accuracy of curves; stored only.
    public func setFlatness(_ flatness: CGFloat) {
        inert(.looks, self)
        state.flatness = flatness
    }
    /// Sets the alpha of subsequent drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Multiplies the alpha of subsequent drawing.
    package func multiplyAlpha(_ alpha: CGFloat) { state.alpha *= alpha }
    /// Sets how subsequent drawing is combined with what is below it.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets a shadow with an offset and a blur in the base space; without a color, there is no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap {
            $0.alpha > 0 ? ContextShadow(offset: offset, blur: blur, color: $0) : nil
        }
    }
    /// Sets a black shadow with a third of full opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    /// Allows or forbids antialiasing; does nothing here, since drawing is always antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Turns antialiasing on or off; does nothing here, since drawing is always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Allows or forbids font smoothing; does nothing here.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) { inert(.looks, self) }
    /// Turns font smoothing on or off; does nothing here.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { inert(.looks, self) }
    /// Turns the placement of glyphs between pixels on or off; does nothing here.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) { inert(.looks, self) }
    /// Turns the rounding of glyph positions on or off; does nothing here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) { inert(.looks, self) }
    /// Allows or forbids the placement of glyphs between pixels; does nothing here.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) { inert(.looks, self) }
    /// Allows or forbids the rounding of glyph positions; does nothing here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) { inert(.looks, self) }
    /// Sets how colors outside of the context's color space are mapped into it; does nothing here.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { inert(.looks, self) }
    /// Sets whether text is filled, stroked in its color with the width of lines, both, or invisible; clipping to text
    /// does nothing here.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if mode.rawValue > CGTextDrawingMode.invisible.rawValue { inert(.looks, self) }
        state.textMode = mode
    }
    /// Sets the font size; stored only.
    public func setFontSize(_ size: CGFloat) {
        inert(.looks, self)
        state.fontSize = size
    }
    /// Sets the additional space between the characters of functions that Swift does not have; stored only.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    /// Sends pending drawing to the destination; does nothing here.
    public func flush() {}
    /// Marks pending drawing to be sent to the destination; does nothing here.
    public func synchronize() {}
}
