public import Foundation
package import LayoutSimDrawing

/// A drawing context that records operations in points, in a space whose y-axis points down.
public final class CGContext {
    /// The operations recorded so far, back to front, in the base space of the context.
    package internal(set) var operations: [DrawingOperation] = []
    /// Descriptions of drawing that was requested but is not recorded.
    package internal(set) var omissions: Set<String> = []
    /// The layer whose contents are being drawn.
    package weak var drawnLayer: AnyObject?
    var state: GraphicsState
    var saved: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    var currentPath = CGMutablePath()
    /// The pixel size and the memory of a bitmap context.
    let bitmap: BitmapTarget?
    /// The scale from points of the recorded operations to pixels.
    package let scale: CGFloat
    public var textMatrix = CGAffineTransform.identity
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Creates a context whose user space is initially the space of the recorded operations.
    package convenience init() { self.init(scale: 1) }

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

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public var ctm: CGAffineTransform { state.transform }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.dashPhase, state.dashes) = (phase, lengths) }
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Multiplies the alpha of subsequent drawing.
    package func multiplyAlpha(_ alpha: CGFloat) { state.alpha *= alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap {
            $0.alpha > 0 ? ContextShadow(offset: offset, blur: blur, color: $0) : nil
        }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    public func flush() {}
    public func synchronize() {}
}
