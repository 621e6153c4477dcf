import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// A system symbol: the shape with the longest name that its name is or begins with, as an area where the name ends in `fill`,
/// in a circle, a square, a shield or a seal, or under a stroke, where the name says so.
struct SymbolPainting {
    /// With the sides that `forward` and `backward` are.
    let name: String
    /// In points of the screen.
    let frame: Rect
    let color: Color
    let weight: FontWeight

    /// A symbol by its name; forward is left where leading is right, while those that name a side stay
    /// ([Apple, Human Interface Guidelines, Right to left](https://developer.apple.com/design/human-interface-guidelines/right-to-left)).
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

    /// The shape around another one, whether it is an area, and what is in it.
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

    /// A symbol that stands by itself.
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

    /// The shape with the longest name that a symbol's name is or begins with.
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
