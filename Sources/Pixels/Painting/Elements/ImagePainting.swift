import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// An image in the frame of its view.
struct ImagePainting {
    var image: Image
    var mode: ContentMode
    var context: PaintingContext

    private var frame: Rect { context.frame }

    func operations() -> [DrawingOperation] {
        if case .missing(let name) = image.source {
            return MissingImagePainting(name: name, context: context).operations()
        }
        guard !image.size.width.isZero, !image.size.height.isZero else { return [] }
        let target = target
        let operations = operations(in: target)
        let overflows = target.width > frame.width + 0.001 || target.height > frame.height + 0.001
        return overflows ? [.clipped(to: .rect(frame), operations)] : operations
    }

    private func symbol(
        _ name: String, in target: Rect, _ color: Color, _ weight: FontWeight
    ) -> [DrawingOperation] {
        SymbolPainting(
            name: name, frame: target, color: color, weight: weight, isRightToLeft: context.isRightToLeft
        ).operations()
    }

    private func operations(in target: Rect) -> [DrawingOperation] {
        switch image.source {
        case .file(let name):
            operations(of: ImageSource(name: name, tint: image.isTemplate ? context.tint : nil), target)
        case .symbol(let name):
            if case .symbol(let weight, let color) = image.look {
                symbol(name, in: target, color ?? context.tint, weight)
            } else {
                symbol(name, in: target, context.tint, .regular)
            }
        case .missing: []
        case .drawing(let drawing): drawing.layers.map { .fill(placed($0.path, in: target), $0.color, .evenOdd) }
        }
    }

    private func operations(of source: ImageSource, _ target: Rect) -> [DrawingOperation] {
        let parts: ImageParts
        switch image.look {
        case .stretched(let caps): parts = ImageParts(size: image.size, caps: caps, in: target, isTiled: false)
        case .tiled(let caps): parts = ImageParts(size: image.size, caps: caps, in: target, isTiled: true)
        case .symbol, nil: return [.image(source, target)]
        }
        return parts.parts.map { .image(ImageSource(name: source.name, tint: source.tint, part: $0.part), $0.rect) }
    }

    private func placed(_ path: Path, in target: Rect) -> Path {
        let scaleX = target.width / image.size.width
        let scaleY = target.height / image.size.height
        return path.map { Point(x: target.minX + $0.x * scaleX, y: target.minY + $0.y * scaleY) }
    }

    private var target: Rect {
        let ratioX = frame.width / image.size.width
        let ratioY = frame.height / image.size.height
        return switch mode {
        case .scaleToFill: frame
        case .scaleAspectFit: centered(image.size, by: min(ratioX, ratioY))
        case .scaleAspectFill: centered(image.size, by: max(ratioX, ratioY))
        case .center: centered(image.size, by: 1)
        case .top: placed(x: 0.5, y: 0)
        case .bottom: placed(x: 0.5, y: 1)
        case .left: placed(x: 0, y: 0.5)
        case .right: placed(x: 1, y: 0.5)
        case .topLeft: placed(x: 0, y: 0)
        case .topRight: placed(x: 1, y: 0)
        case .bottomLeft: placed(x: 0, y: 1)
        case .bottomRight: placed(x: 1, y: 1)
        }
    }

    /// Returns the frame of the image at its own size; `x` and `y` are the fractions of the remaining space before it.
    private func placed(x: Double, y: Double) -> Rect {
        Rect(
            x: frame.minX + (frame.width - image.size.width) * x,
            y: frame.minY + (frame.height - image.size.height) * y, width: image.size.width,
            height: image.size.height)
    }

    private func centered(_ size: Size, by factor: Double) -> Rect {
        let width = size.width * factor
        let height = size.height * factor
        return Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    }
}

/// A placeholder for an image that is not available: an empty frame with a diagonal and the image's name.
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
