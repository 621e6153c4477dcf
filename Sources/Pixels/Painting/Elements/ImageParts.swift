import LayoutSimDrawing
import LayoutSimGeometry

/// The nine parts of an image with cap insets: corners at their own size, edges stretched or tiled along one axis, and
/// the center along both.
struct ImageParts {
    /// The parts with their frames in screen coordinates.
    let parts: [(part: ImagePart, rect: Rect)]

    /// - Parameters:
    ///   - size: The size of the whole image, in points.
    ///   - caps: The cap insets, in points.
    init(size: Size, caps: EdgeInsets, in target: Rect, isTiled: Bool) {
        let columns = Stretch.parts(caps.left, caps.right, of: size.width, from: target.minX, over: target.width)
        let rows = Stretch.parts(caps.top, caps.bottom, of: size.height, from: target.minY, over: target.height)
        parts = rows.flatMap { row in
            columns.map { column in
                let source = Rect(
                    x: column.source / size.width, y: row.source / size.height,
                    width: column.sourceLength / size.width, height: row.sourceLength / size.height)
                let tile = Size(width: column.sourceLength, height: row.sourceLength)
                return (
                    isTiled ? .tiled(source, tile) : .stretched(source),
                    Rect(x: column.start, y: row.start, width: column.length, height: row.length)
                )
            }
        }
    }
}

/// A part of a side: its position in the image and in the target.
private struct Stretch {
    var source, sourceLength, start, length: Double

    /// Returns the parts along one axis; caps that do not fit are scaled down proportionally.
    static func parts(
        _ first: Double, _ last: Double, of side: Double, from start: Double, over length: Double
    ) -> [Stretch] {
        let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
        let (near, far) = (first * shrink, last * shrink)
        return [
            Stretch(source: 0, sourceLength: first, start: start, length: near),
            Stretch(source: first, sourceLength: side - first - last, start: start + near, length: length - near - far),
            Stretch(source: side - last, sourceLength: last, start: start + length - far, length: far),
        ].filter { $0.sourceLength > 0 && $0.length > 0 }
    }
}
