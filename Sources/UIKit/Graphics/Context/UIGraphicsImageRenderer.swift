public import CoreGraphics
public import Foundation

/// The format of a graphics renderer.
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the renderer that uses the format, in points.
    open internal(set) var bounds: CGRect = .zero
    open class func `default`() -> Self { make(self) }

    private static func make<Format: UIGraphicsRendererFormat>(_ type: Format.Type) -> Format {
        let made: AnyObject = unsafe unsafeBitCast(type, to: Maker.Type.self).init()
        return unsafe unsafeDowncast(made, to: Format.self)
    }

    /// A class with the vtable slot of the initializer, for calling it on any format class.
    private final class OtherMaker: Maker {}
    private class Maker: UIGraphicsRendererFormat {
        required override init() { super.init() }
    }
}

/// The format of an image renderer, with its scale and opacity.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    public override init() { super.init() }
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open class func preferred() -> Self { `default`() }

    /// The scale of the images, in pixels per point.
    open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
    open var opaque = false
    open var preferredRange: Range = .automatic
    open var prefersExtendedRange = false
    open var supportsHighDynamicRange: Bool { false }
}

/// The drawing context of a graphics renderer.
open class UIGraphicsRendererContext: NSObject {
    open internal(set) var cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        stroke(rect)
        cgContext.restoreGState()
    }
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
    public let format: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    open var allowsImageOutput: Bool { true }
}

/// A renderer that creates images from drawing closures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
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

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
