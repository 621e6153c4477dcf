public import CoreGraphics
public import Foundation
public import LayoutSimInertness
import QuartzCore

/// The format of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the renderer that uses the format, in points.
    open internal(set) var bounds: CGRect = .zero
    /// Returns the default format.
    open class func `default`() -> Self { makeAtRunTime(self) }
}

/// The format of an image renderer, with its scale and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The color range of images, which has no effect here.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    public override init() { super.init() }
    /// Creates a format with the display scale of traits; with that of the current traits if they have none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns the format for the main screen, which is the default format here.
    open class func preferred() -> Self { `default`() }

    /// The scale of the images, in pixels per point.
    open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
    /// Whether the images are opaque.
    open var opaque = false
    /// The preferred color range; stored only.
    @Inert(.looks) open var preferredRange: Range = .automatic
    /// Whether images may have extended colors; stored only.
    @Inert(.looks) open var prefersExtendedRange = false
    /// Whether images have high dynamic range; always `false` here.
    open var supportsHighDynamicRange: Bool { false }
}

/// The drawing context of a graphics renderer.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context to draw into.
    open internal(set) var cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a line of 1 point along the inside of a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws a line of 1 point along the inside of a rectangle with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }
    /// Clips to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The drawing context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let bounds: CGRect

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ bounds: CGRect) {
        self.bounds = bounds
        super.init(context, format)
    }

    /// The image of everything drawn so far.
    open var currentImage: UIImage {
        UIImage(drawnIn: cgContext, bounds, isOpaque: (format as? UIGraphicsImageRendererFormat)?.opaque ?? false)
            ?? UIImage()
    }
}

/// The base class of graphics renderers.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    /// Creates a renderer with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    /// Whether the renderer makes images; `false` for PDF renderers.
    open var allowsImageOutput: Bool { true }
}

/// A renderer that creates images from drawing closures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// The type of closures that draw an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    /// Creates a renderer for images of a rectangle in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Creates a renderer for images of a size in points with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of a rectangle in points with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Returns an image of what a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(scale: max((format as? UIGraphicsImageRendererFormat)?.scale ?? 1, 0.01))
        let shown = UIGraphicsImageRendererContext(context, format, bounds)
        UIGraphicsPushContext(context)
        actions(shown)
        UIGraphicsPopContext()
        return shown.currentImage
    }

    /// Returns the PNG data of what a closure draws.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the JPEG data of what a closure draws, of a quality from 0 to 1, on white where nothing is drawn.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
