import LayoutSimDrawing
import LayoutSimGeometry

/// A picture that is not at hand: an empty frame with a diagonal and the picture's name.
struct MissingImagePainting {
    let name: String
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let line = context.hairline
        let edge = context.frame.inset(by: EdgeInsets(all: line / 2))
        let diagonal = Path([
            .move(Point(x: edge.minX, y: edge.maxY)), .line(Point(x: edge.maxX, y: edge.minY)),
        ])
        let ink = context.palette.placeholderInk
        return [
            .fill(.rect(context.frame), context.palette.placeholder),
            .stroke(diagonal, ink, Stroke(width: line)),
            .stroke(.rect(edge), ink, Stroke(width: line)),
        ] + PlaceholderName(text: name, context: context).operations()
    }
}
