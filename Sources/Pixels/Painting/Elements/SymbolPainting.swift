import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// A system symbol: the shape whose name is the longest prefix of the symbol's name, filled if the name ends in `fill`,
/// and enclosed in a circle, square, shield or seal, or struck through, if the name says so.
struct SymbolPainting {
    /// The name, with `forward` and `backward` resolved to sides.
    let name: String
    /// The frame in screen coordinates.
    let frame: Rect
    let color: Color
    let weight: FontWeight

    /// Creates a symbol by name; forward means left if the layout direction is right to left, names of sides are kept
    /// ([Apple, Human Interface Guidelines, Right to
    /// left](https://developer.apple.com/design/human-interface-guidelines/right-to-left)).
    init(
        name: String, frame: Rect, color: Color, weight: FontWeight = .regular, isRightToLeft: Bool = false
    ) {
        let forward: Substring = isRightToLeft ? "left" : "right"
        let backward: Substring = isRightToLeft ? "right" : "left"
        self.name = name.split(separator: ".", omittingEmptySubsequences: false)
            .map { $0 == "forward" ? forward : $0 == "backward" ? backward : $0 }.joined(separator: ".")
        self.frame = frame
        self.color = color
        self.weight = weight
    }

    func operations() -> [DrawingOperation] {
        guard color.alpha < 255 else { return opaqueOperations() }
        // Overlapping shapes fade as a group, so that a translucent color is not applied twice.
        let shapes = SymbolPainting(name: name, frame: frame, color: color.withAlpha(255), weight: weight)
            .opaqueOperations()
        return shapes.count > 1 ? [.faded(color.alpha, shapes)] : opaqueOperations()
    }

    private func opaqueOperations() -> [DrawingOperation] {
        if name.hasSuffix(".slash") || name.hasSuffix(".slash.fill") {
            return operations(of: String(name.replacing(".slash", with: "")), in: frame, color) + [slash]
        }
        guard let (container, isFilled, content) = contained else { return operations(of: name, in: frame, color) }
        guard isFilled else {
            return operations(of: container, in: frame, color) + operations(of: content, in: inner, color)
        }
        let ground = container == "circle" ? [disc] : operations(of: container + ".fill", in: frame, color)
        return ground + operations(of: content, in: inner, .white)
    }

    /// The shape that encloses another one, whether it is filled, and the enclosed symbol.
    private var contained: (container: String, isFilled: Bool, content: String)? {
        guard SymbolShape(rawValue: name) == nil else { return nil }
        var parts = name.split(separator: ".").map(String.init)
        let isFilled = parts.count > 2 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let container = parts.last, ["circle", "square", "shield", "seal"].contains(container)
        else { return nil }
        let content = parts.dropLast().joined(separator: ".")
        return isKnown(content) ? (container, isFilled, content) : nil
    }

    private func isKnown(_ name: String) -> Bool { shape(of: name) != nil || SymbolDrawings.drawing(of: name) != nil }

    /// Returns a symbol without an enclosing shape.
    private func operations(of name: String, in frame: Rect, _ color: Color) -> [DrawingOperation] {
        let isFilled = name.hasSuffix(".fill") || name.contains(".fill.")
        let shape = shape(of: name)
        if let drawing = SymbolDrawings.drawing(of: name),
            SymbolDrawings.matched(name).utf8.count > shape?.rawValue.utf8.count ?? 0
        {
            return drawing.operations(in: frame, color, weight, isFilled: isFilled)
        }
        guard let shape else { return [SymbolShape.square.operation(in: frame, color, weight)] }
        let filled = isFilled ? shape.filled(in: frame, color, weight) : nil
        return [filled ?? shape.operation(in: frame, color, weight)]
    }

    /// Returns the shape whose name is the longest prefix of a symbol's name.
    private func shape(of name: String) -> SymbolShape? {
        SymbolShape.allCases.filter { name == $0.rawValue || name.hasPrefix($0.rawValue + ".") }
            .max { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
    }

    private var slash: DrawingOperation {
        let unit = min(frame.width, frame.height) / 16
        let ends = [(2.2, 2.2), (13.8, 13.8)].map {
            Point(x: frame.midX + ($0.0 - 8) * unit, y: frame.midY + ($0.1 - 8) * unit)
        }
        let line = Path([.move(ends[0]), .line(ends[1])])
        return .stroke(line, color, Stroke(width: weight.symbolStroke * unit, hasRoundEnds: true))
    }

    private var inner: Rect { frame.middle(min(frame.width, frame.height) * 0.6) }

    private var disc: DrawingOperation {
        .fill(.ellipse(in: frame.middle(min(frame.width, frame.height) * 0.9)), color)
    }
}
