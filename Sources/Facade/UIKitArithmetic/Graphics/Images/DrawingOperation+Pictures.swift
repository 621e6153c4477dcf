package import CoreGraphics
package import LayoutSimDrawing
import LayoutSimGeometry

extension DrawingOperation {
    /// Returns the operation with the pixels of images in place of their names; names without an image stay.
    package func showing(_ pictures: (String) -> CGImage?) -> DrawingOperation {
        switch self {
        case .image(let source, let rect):
            guard let picture = pictures(source.name) else { return self }
            let drawn = picture.operation(drawing: source.part, in: rect)
            guard let tint = source.tint else { return drawn }
            // The tint color wherever the image is opaque.
            var compositing = Compositing()
            compositing.mask = [drawn]
            return .composited(compositing, [.fill(.rect(rect), tint)])
        case .clipped(let path, let operations): return .clipped(to: path, operations.map { $0.showing(pictures) })
        case .faded(let alpha, let operations): return .faded(alpha, operations.map { $0.showing(pictures) })
        case .composited(var compositing, let operations):
            compositing.mask = compositing.mask?.map { $0.showing(pictures) }
            return .composited(compositing, operations.map { $0.showing(pictures) })
        default: return self
        }
    }
}

extension CGImage {
    /// Returns the operation that draws a part of the image in a rectangle, or all of it for `nil`.
    fileprivate func operation(drawing part: ImagePart?, in rect: Rect) -> DrawingOperation {
        switch part {
        case nil: .picture(picture, placement(in: rect))
        case .stretched(let area): .picture(cropped(to: area).picture, placement(in: rect))
        case .tiled(let area, let size): cropped(to: area).tiles(of: size, in: rect)
        }
    }

    /// Returns the operation that fills a rectangle with copies of the image at a size in points, from the top left;
    /// with a single one if there would be too many.
    private func tiles(of size: Size, in rect: Rect) -> DrawingOperation {
        let (across, down) = ((rect.width / size.width).rounded(.up), (rect.height / size.height).rounded(.up))
        guard across * down <= 10_000 else { return .picture(picture, placement(in: rect)) }
        let tile = picture
        let tiles = (0..<Int(down)).flatMap { row in
            (0..<Int(across)).map { column in
                let (x, y) = (Double(column) * size.width, Double(row) * size.height)
                return DrawingOperation.picture(
                    tile,
                    placement(in: Rect(x: rect.minX + x, y: rect.minY + y, width: size.width, height: size.height)))
            }
        }
        return .clipped(to: .rect(rect), tiles)
    }

    private func placement(in rect: Rect) -> Transform {
        Transform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }

    /// Returns the part in a rectangle, in fractions of the sides, of at least one pixel.
    private func cropped(to area: Rect) -> CGImage {
        func pixels(_ start: Double, _ end: Double, of count: Int) -> (start: Int, count: Int) {
            let first = min(max(Int((start * Double(count)).rounded()), 0), max(count - 1, 0))
            return (first, min(max(Int((end * Double(count)).rounded()), first + 1), count) - first)
        }
        let (columns, rows) = (pixels(area.minX, area.maxX, of: width), pixels(area.minY, area.maxY, of: height))
        return cropping(to: CGRect(x: columns.start, y: rows.start, width: columns.count, height: rows.count)) ?? self
    }
}
