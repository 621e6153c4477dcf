import LayoutSimDrawing
import LayoutSimGeometry

/// The nine parts of a picture whose sides keep their width: corners at their own size, sides stretched or repeated
/// along, the middle both ways.
struct ImageParts {
    /// What is drawn where, in points of the screen.
    let parts: [(part: ImagePart, rect: Rect)]

    /// - Parameters:
    ///   - size: of the whole picture, in points.
    ///   - caps: the sides that keep their width, in points.
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

/// Where a part of a side lies in the picture, and where it goes.
private struct Stretch {
    var source, sourceLength, start, length: Double

    /// The parts along one axis; caps that do not fit shrink in proportion.
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
