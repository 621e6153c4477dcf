import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// The drawing of a system symbol, in a 16 × 16 square.
///
/// Outlines are written as text: `M` begins a line, `L` and `C` continue it straight or curved, `Z` closes it; `O` is a
/// circle with a center and a radius, `R` a rectangle with a corner radius.
struct SymbolDrawing {
    /// The strokes of the symbol.
    let lines: Path
    /// The area that is filled if the symbol's name ends in `fill`.
    let area: Path
    /// The strokes that are white on the filled area.
    let marks: Path

    /// Creates a drawing from its strokes and its area, `*` for the area that the strokes enclose; marks are drawn in
    /// both variants.
    init(_ lines: String, area: String = "", marks: String = "") {
        self.lines = Path(symbol: lines)
        self.area = area == "*" ? self.lines : Path(symbol: area)
        self.marks = Path(symbol: marks)
    }

    /// Returns the symbol in the largest square that fits into a rectangle in screen coordinates.
    func operations(
        in rect: Rect, _ color: Color, _ weight: FontWeight, isFilled: Bool
    ) -> [DrawingOperation] {
        let unit = min(rect.width, rect.height) / 16
        let stroke = Stroke(width: weight.symbolStroke * unit, hasRoundEnds: true)
        func placed(_ path: Path) -> Path {
            path.map { Point(x: rect.midX + ($0.x - 8) * unit, y: rect.midY + ($0.y - 8) * unit) }
        }
        let outline = Path(lines.elements + (isFilled && !area.elements.isEmpty ? [] : marks.elements))
        var operations: [DrawingOperation] = [.stroke(placed(outline), color, stroke)]
        guard isFilled, !area.elements.isEmpty else { return operations }
        operations.append(.fill(placed(area), color))
        if !marks.elements.isEmpty { operations.append(.stroke(placed(marks), .white, stroke)) }
        return operations
    }
}

extension Path {
    /// Creates a path from its text.
    fileprivate init(symbol text: String) {
        self.init()
        var numbers = text.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }[...]
        func next() -> Double { numbers.popFirst() ?? 0 }
        func point() -> Point {
            let x = next()
            return Point(x: x, y: next())
        }
        for letter in text {
            switch letter {
            case "M": elements.append(.move(point()))
            case "L": elements.append(.line(point()))
            case "C":
                let (first, second) = (point(), point())
                elements.append(.curve(point(), control1: first, control2: second))
            case "Z": elements.append(.close)
            case "O":
                let (middle, radius) = (point(), next())
                // A ring this small is the dot that a zero-length line draws.
                if radius < 0.5 {
                    elements += [.move(middle), .line(Point(x: middle.x + 0.05, y: middle.y))]
                    continue
                }
                let box = Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
                elements += Path.ellipse(in: box).elements
            case "R":
                let (corner, size) = (point(), point())
                let box = Rect(x: corner.x, y: corner.y, width: size.x, height: size.y)
                elements += Path.roundedRect(box, radius: next()).elements
            default: break
            }
        }
    }
}
