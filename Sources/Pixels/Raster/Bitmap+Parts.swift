import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

extension Bitmap {
    /// Returns a part of the image at a size in pixels, with `scale` pixels per point of the screen.
    func filling(width: Int, height: Int, with part: ImagePart, scale: (x: Double, y: Double)) -> Bitmap {
        switch part {
        case .stretched(let rect): return cropped(to: rect).scaled(toWidth: width, height: height)
        case .tiled(let rect, let size):
            let tile = cropped(to: rect).scaled(
                toWidth: max(1, Int((size.width * scale.x).rounded())),
                height: max(1, Int((size.height * scale.y).rounded())))
            return unsafe Bitmap(width: width, height: height) { pixels in
                for y in 0..<height {
                    for x in 0..<width {
                        unsafe pixels.initializeElement(
                            at: y * width + x, to: tile[x % tile.width, y % tile.height])
                    }
                }
            }
        }
    }

    /// Returns the part in a rectangle, in fractions of the sides.
    private func cropped(to rect: Rect) -> Bitmap {
        let columns = Bitmap.pixels(rect.minX, rect.maxX, of: width)
        let rows = Bitmap.pixels(rect.minY, rect.maxY, of: height)
        return unsafe Bitmap(width: columns.count, height: rows.count) { pixels in
            for (line, y) in rows.enumerated() {
                for (place, x) in columns.enumerated() {
                    unsafe pixels.initializeElement(at: line * columns.count + place, to: self[x, y])
                }
            }
        }
    }

    /// Returns the pixels between two fractions of a side, at least one.
    private static func pixels(_ start: Double, _ end: Double, of count: Int) -> Range<Int> {
        let first = min(max(Int((start * Double(count)).rounded()), 0), max(count - 1, 0))
        return first..<min(max(Int((end * Double(count)).rounded()), first + 1), count)
    }
}
