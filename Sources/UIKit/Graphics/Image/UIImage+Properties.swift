public import CoreGraphics
public import Foundation

extension UIImage {
    /// The size of the image, in points.
    public var size: CGSize { values.size }
    /// The scale of the image, in pixels per point.
    public var scale: CGFloat { values.symbol == nil ? values.scale : UITraitCollection.current.displayScale }
    public var imageOrientation: Orientation { values.orientation }
    public var renderingMode: RenderingMode { values.renderingMode }
    public var capInsets: UIEdgeInsets { values.capInsets }
    public var resizingMode: ResizingMode { values.resizingMode }
    public var alignmentRectInsets: UIEdgeInsets { values.alignmentInsets }
    public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    public var images: [UIImage]? { values.frames }
    public var duration: TimeInterval { values.duration }
    public var isSymbolImage: Bool { values.symbol != nil }
    public var configuration: Configuration? { values.configuration?.object }
    public var symbolConfiguration: SymbolConfiguration? { values.configuration?.object as? SymbolConfiguration }
    public var traitCollection: UITraitCollection { values.configuration?.traits ?? .current }
    public var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
    public var hasBaseline: Bool { values.baselineOffset != nil || isSymbolImage }
    public var imageAsset: UIImageAsset? { UIImageAsset(image: self) }
    public var isHighDynamicRange: Bool { false }
    public var leftCapWidth: Int { Int(values.capInsets.left) }
    public var topCapHeight: Int { Int(values.capInsets.top) }
    /// The renderer format for redrawing the image.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// The pixels of the image; those of a symbol are black.
    public var cgImage: CGImage? { values.picture ?? (isSymbolImage ? drawnPixels() : values.frames?.first?.cgImage) }

    private func changed(_ edit: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        edit(&values)
        return UIImage(values)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.configuration = ImageConfiguration(configuration) }
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage
            ? changed {
                $0.configuration = ImageConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
            } : self
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = $0.orientation.mirrored } }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }
    public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    public func byPreparingForDisplay() async -> UIImage? { self }

    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var values = ImageValues()
        values.frames = images
        values.scale = first.scale
        values.duration = duration
        return UIImage(values)
    }

    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(
            with: (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 },
            duration: duration)
    }

    /// Returns an animated image from numbered image files, each with caps that do not resize.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = animatedImageNamed(name, duration: duration)?.images ?? []
        let resizable = frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: resizable, duration: duration)
    }

    public static var add: UIImage { UIImage(systemSymbol: "plus") }
    public static var remove: UIImage { UIImage(systemSymbol: "minus") }
    public static var actions: UIImage { UIImage(systemSymbol: "ellipsis.circle") }
    public static var checkmark: UIImage { UIImage(systemSymbol: "checkmark") }
    public static var strokedCheckmark: UIImage { UIImage(systemSymbol: "checkmark.circle") }

    private convenience init(systemSymbol name: String) {
        var values = ImageValues()
        values.symbol = name
        self.init(values)
    }
}
