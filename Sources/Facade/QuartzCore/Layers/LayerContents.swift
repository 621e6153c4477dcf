import CoreGraphics
import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CALayer {
    /// Returns the operations that draw the contents image, positioned by the layer's contents gravity.
    func contentOperations() -> [DrawingOperation] {
        guard let image = contentsImage, !bounds.isEmpty else { return [] }
        let scale = max(contentsScale, 1e-6)
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        let place = contentsGravity.place(size, in: bounds)
        guard contentsCenter != CALayer.whole else { return [operation(image, in: place)] }
        return stretched(image, in: place, scale)
    }

    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The visible part of the contents image.
    private var contentsImage: CGImage? {
        // A value of a class type survives a round trip through `Any`.
        guard let image = contents as? CGImage else { return nil }
        guard contentsRect != CALayer.whole else { return image }
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
                width: contentsRect.width * CGFloat(image.width), height: contentsRect.height * CGFloat(image.height)))
    }

    /// Returns the image drawn in nine parts: corners at their own size, edges stretched along one axis, the center
    /// along both.
    private func stretched(_ image: CGImage, in place: CGRect, _ scale: CGFloat) -> [DrawingOperation] {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let columns = Self.cuts(contentsCenter.minX, contentsCenter.maxX, width, place.minX, place.width, scale)
        let rows = Self.cuts(contentsCenter.minY, contentsCenter.maxY, height, place.minY, place.height, scale)
        return rows.flatMap { row in
            columns.compactMap { column in
                image.cropping(
                    to: CGRect(x: column.from, y: row.from, width: column.pixels, height: row.pixels)
                ).map {
                    operation($0, in: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
                }
            }
        }
    }

    /// Returns an image drawn in a rectangle with the filter for enlarging or shrinking it to the pixels of its
    /// contents; transforms do not count.
    private func operation(_ image: CGImage, in place: CGRect) -> DrawingOperation {
        var picture = image.picture
        let isEnlarged = place.width * max(contentsScale, 1e-6) >= CGFloat(image.width)
        picture.isPixelated = (isEnlarged ? magnificationFilter : minificationFilter) == .nearest
        return .picture(
            picture,
            Transform(CGAffineTransform(a: place.width, b: 0, c: 0, d: place.height, tx: place.minX, ty: place.minY)))
    }

    private typealias Cut = (from: CGFloat, pixels: CGFloat, start: CGFloat, length: CGFloat)

    private static func cuts(
        _ low: CGFloat, _ high: CGFloat, _ pixels: CGFloat, _ start: CGFloat, _ length: CGFloat, _ scale: CGFloat
    ) -> [Cut] {
        let (first, last) = ((low * pixels).rounded(), (pixels - high * pixels).rounded())
        let shrink = min(1, length * scale / max(first + last, 1e-6))
        let (before, behind) = (first / scale * shrink, last / scale * shrink)
        let cuts: [Cut] = [
            (0, first, start, before), (first, pixels - first - last, start + before, length - before - behind),
            (pixels - last, last, start + length - behind, behind),
        ]
        return cuts.filter { $0.pixels >= 1 && $0.length > 0 }
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle in which contents of a size are placed in bounds.
    fileprivate func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let (x, y) = (bounds.width / max(size.width, 1e-6), bounds.height / max(size.height, 1e-6))
        func centered(_ factor: CGFloat) -> CGRect {
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        }
        var rect = centered(1)
        // The names refer to a coordinate space whose y-axis points up: the top of an iOS layer is its bottom there.
        switch self {
        case .resizeAspect: return centered(min(x, y))
        case .resizeAspectFill: return centered(max(x, y))
        case .center: return rect
        case .top, .topLeft, .topRight: rect.origin.y = bounds.maxY - size.height
        case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.minY
        case .left, .right: break
        default: return bounds
        }
        if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { rect.origin.x = bounds.maxX - size.width }
        return rect
    }
}
