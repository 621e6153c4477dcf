public import CoreGraphics
public import Foundation

extension UIImage {
    /// The size of the image, in points.
    public var size: CGSize { values.size }
    /// The scale of the image, in pixels per point.
    public var scale: CGFloat { values.symbol == nil ? values.scale : UITraitCollection.current.displayScale }
    /// The orientation of the pixels.
    public var imageOrientation: Orientation { values.orientation }
    /// The rendering mode.
    public var renderingMode: RenderingMode { values.renderingMode }
    /// The insets of the edges that do not stretch, in points.
    public var capInsets: UIEdgeInsets { values.capInsets }
    /// How the part between the caps grows.
    public var resizingMode: ResizingMode { values.resizingMode }
    /// The insets of the alignment rectangle, in points; that of a symbol is as high as a line of text.
    public var alignmentRectInsets: UIEdgeInsets {
        values.alignmentInsets == .zero ? values.symbolInsets(scale: scale) : values.alignmentInsets
    }
    /// Whether an image view mirrors the image in right-to-left layouts.
    public var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    /// The frames of an animated image; `nil` for other images.
    public var images: [UIImage]? { values.frames }
    /// The duration of one cycle of an animated image, in seconds.
    public var duration: TimeInterval { values.duration }
    /// Whether the image is a system symbol.
    public var isSymbolImage: Bool { values.symbol != nil }
    /// The configuration; `nil` if there is none.
    public var configuration: Configuration? { values.configuration?.object }
    /// The symbol configuration; `nil` if there is none.
    public var symbolConfiguration: SymbolConfiguration? { values.configuration?.object as? SymbolConfiguration }
    /// The traits of the configuration; the current traits if it has none.
    public var traitCollection: UITraitCollection { values.configuration?.traits ?? .current }
    /// The distance from the bottom to the baseline, in points; `nil` if none was set, even for symbols.
    public var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }
    /// Whether the image has a baseline, as symbols do.
    public var hasBaseline: Bool { values.baselineOffset != nil || isSymbolImage }
    /// The asset with the variants of the image.
    public var imageAsset: UIImageAsset? { UIImageAsset(image: self) }
    /// Whether the image has high dynamic range; always `false` here.
    public var isHighDynamicRange: Bool { false }
    /// The width of the left cap, in points.
    public var leftCapWidth: Int { Int(values.capInsets.left) }
    /// The height of the top cap, in points.
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

    /// Returns the image with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image with a tint color.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// Returns the image with a tint color and a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with a configuration in place of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.configuration = ImageConfiguration(configuration) }
    }

    /// Returns the symbol with a configuration applied to its own; other images unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage
            ? changed {
                $0.configuration = ImageConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
            } : self
    }

    /// Returns an image whose part within the insets is tiled as it grows.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose part within the insets is tiled or stretched as it grows.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns an image that stretches at the point after its caps.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Returns the image with insets of its alignment rectangle, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns an image that an image view mirrors in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }
    /// Returns the mirrored image.
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.orientation = $0.orientation.mirrored } }
    /// Returns the image with a baseline at a distance in points from the bottom, which layout ignores here.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }
    /// Returns the image without a baseline of its own.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }
    /// Returns the image unchanged, since all images have standard dynamic range here.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    /// Returns the image unchanged here.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls a handler with the image at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Returns the image unchanged here.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Creates an animated image from frames and the duration of a cycle in seconds; `nil` without frames.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var values = ImageValues()
        values.frames = images
        values.scale = first.scale
        values.duration = duration
        return UIImage(values)
    }

    /// Creates an animated image from the images whose names end in consecutive numbers from 0; `nil` if there are
    /// none.
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
    /// Creates an animated image as `animatedImageNamed(_:duration:)` does, from frames that tile or stretch within
    /// caps.
    public static func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = animatedImageNamed(name, duration: duration)?.images ?? []
        let resizable = frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: resizable, duration: duration)
    }

    /// A symbol for adding, a plus sign.
    public static var add: UIImage { UIImage(systemSymbol: "plus") }
    /// A symbol for removing, a minus sign.
    public static var remove: UIImage { UIImage(systemSymbol: "minus") }
    /// A symbol for more actions, three dots in a circle.
    public static var actions: UIImage { UIImage(systemSymbol: "ellipsis.circle") }
    /// A check mark on a filled circle.
    public static var checkmark: UIImage { UIImage(systemSymbol: "checkmark.circle.fill") }
    /// A check mark in a circle.
    public static var strokedCheckmark: UIImage { UIImage(systemSymbol: "checkmark.circle") }

    private convenience init(systemSymbol name: String) {
        var values = ImageValues()
        values.symbol = name
        self.init(values)
    }
}
