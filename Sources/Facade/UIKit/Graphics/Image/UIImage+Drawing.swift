public import CoreGraphics
public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography

extension UIImage {
    /// Draws the image with its top left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image with its top left corner at a point of the current context, with a blend mode and an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image in a rectangle of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in a rectangle of the current context, with a blend mode and an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width != 0, rect.height != 0 else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.multiplyAlpha(alpha) }
        draw(to: context, in: rect)
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with tiles of the image.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = cgImage else { return }
        context.saveGState()
        context.setFillColor(
            CGColor(space: .pattern, values: [1], pattern: CGPattern(image: picture, scale: scale)))
        context.fill(rect)
        context.restoreGState()
    }

    private func draw(to context: CGContext, in rect: CGRect) {
        if let symbol = values.symbol {
            let frame = Rect(rect)
            let weight = (values.configuration?.setting.weight ?? .unspecified).fontWeight().nearest
            let color = values.tint ?? values.configuration?.setting.colors.first ?? .black
            context.record(symbolOperations(symbol, in: frame, color: color.geometryColor(), weight: weight))
            return
        }
        guard let picture = cgImage else { return }
        context.saveGState()
        if let tint = values.tint, let shaped = tinted(picture, tint.cgColor) {
            place(shaped, in: rect, context)
        } else {
            place(picture, in: rect, context)
        }
        context.restoreGState()
    }

    private func place(_ picture: CGImage, in rect: CGRect, _ context: CGContext) {
        if values.isResizable {
            for part in NineParts(self, picture, rect).parts { context.drawUpright(part.picture, in: part.rect) }
            return
        }
        context.drawUpright(picture.turned(values.orientation.turn), in: rect)
    }

    /// Returns an image in a single color with the opacity of the original.
    private func tinted(_ picture: CGImage, _ color: CGColor) -> CGImage? {
        let context = CGContext()
        let rect = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        context.setFillColor(color)
        context.fill(rect)
        context.setBlendMode(.destinationIn)
        context.drawUpright(picture, in: rect)
        return CGImage(context.operations, in: rect, scale: 1, isOpaque: false)
    }

    /// Returns the pixels of the image as drawn.
    func redrawn() -> CGImage? {
        let context = CGContext(scale: scale)
        let rect = CGRect(origin: .zero, size: size)
        draw(to: context, in: rect)
        return CGImage(context.operations, in: rect, scale: scale, isOpaque: false)
    }

    /// Creates an image from what a context recorded within a rectangle.
    convenience init?(drawnIn context: CGContext, _ bounds: CGRect, isOpaque: Bool = false) {
        guard
            let picture = CGImage(
                context.operations, in: bounds, scale: context.scale, isOpaque: isOpaque,
                outlines: { face, glyph in TextSetting.withTypesetter { $0.outline(of: glyph, in: face) } })
        else { return nil }
        self.init(cgImage: picture, scale: context.scale, orientation: .up)
    }

    /// Returns the pixels of a symbol.
    func drawnPixels() -> CGImage? { redrawn() }

    /// Returns the bytes of a PNG, with the orientation and the tint applied; `nil` if the image has no pixels.
    public func pngData() -> Data? { shownPixels?.pngData }

    /// Returns the bytes of a JPEG of a quality from 0 to 1, with the orientation and the tint applied, and on white
    /// where the image is transparent; `nil` if the image has no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? { shownPixels?.jpegData(quality: compressionQuality) }
    /// Returns HEIC data; always `nil`, as on a device that cannot encode it.
    public func heicData() -> Data? { nil }

    /// Returns the image at a size in points; `nil` if the size is empty.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Returns the image at a size in points; `nil` if the size is empty.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Calls a handler with the image at a size in points, at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}

/// The nine parts of a resizable image: corners of fixed size, edges that resize along one axis, and a center that
/// resizes along both.
private struct NineParts {
    let parts: [(picture: CGImage, rect: CGRect)]

    init(_ image: UIImage, _ picture: CGImage, _ rect: CGRect) {
        let (insets, scale) = (image.capInsets, image.scale)
        func cuts(_ first: CGFloat, _ last: CGFloat, _ pixels: Int, _ start: CGFloat, _ length: CGFloat) -> [(
            CGFloat, CGFloat, CGFloat, CGFloat
        )] {
            let pixels = CGFloat(pixels)
            let (a, b) = (first * scale, last * scale)
            let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
            return [
                (0, a, start, first * shrink),
                (a, pixels - a - b, start + first * shrink, length - (first + last) * shrink),
                (pixels - b, b, start + length - last * shrink, last * shrink),
            ].filter { $0.1 >= 1 && $0.3 > 0 }
        }
        let columns = cuts(insets.left, insets.right, picture.width, rect.minX, rect.width)
        let rows = cuts(insets.top, insets.bottom, picture.height, rect.minY, rect.height)
        parts = rows.flatMap { row in
            columns.flatMap { column -> [(CGImage, CGRect)] in
                let source = CGRect(x: column.0, y: row.0, width: column.1, height: row.1)
                let target = CGRect(x: column.2, y: row.2, width: column.3, height: row.3)
                guard image.resizingMode == .tile else {
                    return picture.cropping(to: source).map { [($0, target)] } ?? []
                }
                return NineParts.tiles(of: source, in: target, scale).compactMap { tile, rect in
                    picture.cropping(to: tile).map { ($0, rect) }
                }
            }
        }
    }

    /// Returns the tiles of a part of the image, the last ones clipped; a single scaled part if there would be too many
    /// tiles.
    private static func tiles(of source: CGRect, in target: CGRect, _ scale: CGFloat) -> [(CGRect, CGRect)] {
        let (width, height) = (source.width / scale, source.height / scale)
        let (across, down) = ((target.width / width).rounded(.up), (target.height / height).rounded(.up))
        guard across * down <= 10_000 else { return [(source, target)] }
        return (0..<Int(down)).flatMap { line in
            (0..<Int(across)).map { place in
                let (x, y) = (CGFloat(place) * width, CGFloat(line) * height)
                let seen = CGSize(width: min(width, target.width - x), height: min(height, target.height - y))
                return (
                    CGRect(x: source.minX, y: source.minY, width: seen.width * scale, height: seen.height * scale),
                    CGRect(x: target.minX + x, y: target.minY + y, width: seen.width, height: seen.height)
                )
            }
        }
    }
}
