public import Foundation
package import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster

extension CGContext {
    /// Draws an image into a rectangle, with its bottom at the smallest y-coordinate, as in a coordinate space whose
    /// y-axis points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let place = CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.minY + rect.height)
        emit([.picture(picture(of: image), Transform(place.concatenating(ctm)))])
    }

    /// Returns the pixels of an image, which are scaled without blending if nothing is interpolated.
    private func picture(of image: CGImage) -> Picture {
        var picture = image.picture
        picture.isPixelated = interpolationQuality == .none
        return picture
    }

    /// Draws an image into a rectangle, with its top at the smallest y-coordinate, as UIKit does.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        guard let outlines = image.outlines else {
            return emit([.picture(picture(of: image), Transform(place.concatenating(ctm)))])
        }
        let unit = Transform(
            a: 1 / outlines.size.width, b: 0, c: 0, d: 1 / outlines.size.height, tx: 0, ty: 0)
        var layer = Compositing()
        layer.transform = unit.then(Transform(place.concatenating(ctm)))
        layer.clip = ClipPath(.rect(Rect(origin: .zero, size: outlines.size)))
        emit([.composited(layer, outlines.operations)])
    }

    /// Clips subsequent drawing to the opaque parts of a mask image in a rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        let place = CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.minY + rect.height)
        var clip = ContextClip(steps: [CGPathStep].rect(rect).applying(ctm), rule: .winding)
        clip.image = .picture(mask.picture, Transform(place.concatenating(ctm)))
        state.clips.append(clip)
    }
}

extension CGImage {
    /// The pixels as a picture for drawing operations.
    package var picture: Picture {
        Picture(width: width, height: height, pixels: bitmap.pixels.map(\.bits))
    }

    /// Draws operations within a rectangle in points; `nil` if the rectangle has no pixels or too many.
    package convenience init?(
        _ operations: [DrawingOperation], in bounds: CGRect, scale: CGFloat, isOpaque: Bool,
        outlines: @escaping GlyphOutlines = LetterOutlines.outline(of:_:)
    ) {
        var compositing = Compositing()
        compositing.transform = Transform(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        let moved = bounds.origin == .zero ? operations : [.composited(compositing, operations)]
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        let list = DisplayList(
            size: Size(width: Double(width / scale), height: Double(height / scale)), scale: Double(scale),
            background: isOpaque ? .black : .clear, items: moved.map { DisplayItem(view: "", operation: $0) })
        let rasterizer = Rasterizer(outline: outlines, image: { _ in nil })
        guard let bitmap = try? rasterizer.render(list, isOpaque: isOpaque) else { return nil }
        self.init(bitmap)
    }
}
