import LayoutSimNotation
import LayoutSimGeometry

extension DisplayList: CustomStringConvertible {
    /// The size and background, then a line per item: `title glyphs 11 Inter-Regular 22 at 16,98 #000000`.
    package var description: String {
        (["\(decimal(size.width))x\(decimal(size.height))@\(decimal(scale))x \(background)"] + items.map(\.description))
            .map { $0 + "\n" }.joined()
    }
}

extension DisplayItem: CustomStringConvertible {
    /// The view, then its operation.
    package var description: String { "\(quotedIfNeeded(view)) \(operation)" }
}

extension DrawingOperation: CustomStringConvertible {
    /// The operation, its place in points of the screen, and its color.
    package var description: String {
        switch self {
        case .fill(let path, let color, let rule): "fill \(path.summary) \(color)\(rule == .evenOdd ? " even-odd" : "")"
        case .gradient(let path, let gradient, let bounds):
            "gradient \(path.summary) \(gradient.axis.rawValue) \(gradient.start) to \(gradient.end) in \(bounds.place)"
        case .stroke(let path, let color, let stroke): "stroke \(path.summary) \(stroke) \(color)"
        case .glyphs(let run, let color): "glyphs \(run.summary) \(color)"
        case .image(let source, let rect):
            "image \(quoted(source.name)) \(rect.place)" + (source.tint.map { " in \($0)" } ?? "")
        case .clipped(let path, let operations):
            "clipped to \(path.summary): \(operations.map(\.description).joined(separator: "; "))"
        case .faded(let alpha, let operations):
            "faded to \(alpha): \(operations.map(\.description).joined(separator: "; "))"
        case .shading(let path, let shading, _):
            "shading \(path.summary) \(shading.stops.map(\.color.description).joined(separator: " to "))"
        case .traced(let path, let color, let pen): "line \(path.summary) \(decimal(pen.width)) \(color)"
        case .picture(let picture, let transform):
            "picture \(picture.width)x\(picture.height) \(transform)"
        case .composited(let compositing, let operations):
            "composited\(compositing.summary): \(operations.map(\.description).joined(separator: "; "))"
        }
    }
}

extension Stroke: CustomStringConvertible {
    /// The width in points, the dashes, and `round` for round ends.
    package var description: String {
        decimal(width) + (dashes.isEmpty ? "" : " dashed " + dashes.map(decimal).joined(separator: ","))
            + (hasRoundEnds ? " round" : "")
    }
}

extension GlyphRun {
    /// The number of glyphs, their face and size, and the origin of the first.
    fileprivate var summary: String {
        let face = face.file.split(separator: ".").first ?? ""
        let start = glyphs.first.map { " at \(decimal($0.origin.x)),\(decimal($0.origin.y))" } ?? ""
        return "\(glyphs.count) \(face) \(decimal(size))\(start)"
    }
}

extension Path {
    /// Whether it is a rectangle, or its number of elements, then the bounds of all its points.
    fileprivate var summary: String {
        guard let bounds = Rect(around: points) else { return "nothing" }
        return (self == .rect(bounds) ? "rect" : "path of \(elements.count)") + " \(bounds.place)"
    }
}

extension Rect {
    fileprivate var place: String {
        "\(decimal(minX)),\(decimal(minY)) \(decimal(width))x\(decimal(height))"
    }
}

extension Transform: CustomStringConvertible {
    /// The six numbers, as in `matrix 1,0,0,1,10,20`.
    package var description: String { "matrix " + [a, b, c, d, tx, ty].map(decimal).joined(separator: ",") }
}

extension Compositing {
    /// The effects of the compositing, each preceded by a space.
    fileprivate var summary: String {
        var words: [String] = []
        if transform != .identity { words.append("\(transform)") }
        if let clip { words.append("within \(clip.path.summary)") }
        if mask != nil { words.append("masked") }
        words += filters.map(\.description)
        if alpha < 255 { words.append("at \(alpha)") }
        if blendMode != .normal { words.append(blendMode.rawValue) }
        if let shadow { words.append("over a shadow \(shadow.color)") }
        if let backdrop { words.append("blurred by \(decimal(backdrop.blur))") }
        return words.map { " " + $0 }.joined()
    }
}
