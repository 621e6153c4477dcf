import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// A system symbol: its own shape if there is one, else the shape with the longest name that its name begins with, as an area
/// where the name ends in `fill`.
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
        if let shape = SymbolShape(rawValue: name) { return [shape.operation(in: frame, color, weight)] }
        guard let shape else {
            return [SymbolShape.square.operation(in: frame, color, weight)]
        }
        if name.hasSuffix(".circle.fill") { return [disc, shape.operation(in: inner, .white, weight)] }
        if name.hasSuffix(".circle") {
            return [SymbolShape.circle.operation(in: frame, color, weight), shape.operation(in: inner, color, weight)]
        }
        let filled = name.hasSuffix(".fill") ? shape.filled(in: frame, color, weight) : nil
        return [filled ?? shape.operation(in: frame, color, weight)]
    }

    /// The shape with the longest name that the symbol's name begins with.
    private var shape: SymbolShape? {
        SymbolShape.allCases.filter { name.hasPrefix($0.rawValue + ".") }
            .max { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
    }

    private var inner: Rect { frame.middle(min(frame.width, frame.height) * 0.6) }

    private var disc: DrawingOperation {
        .fill(.ellipse(in: frame.middle(min(frame.width, frame.height) * 0.9)), color)
    }
}
