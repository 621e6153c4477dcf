import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText

/// The system symbols that controls use as well, as strokes in a 16 × 16 square; the others are `SymbolDrawings`.
enum SymbolShape: String, CaseIterable {
    case chevronRight = "chevron.right"
    case chevronLeft = "chevron.left"
    case chevronUp = "chevron.up"
    case chevronDown = "chevron.down"
    case plus
    case minus
    case xmark
    case checkmark
    case circle
    case square
    case magnifyingGlass = "magnifyingglass"
    case info = "info.circle"
    case share = "square.and.arrow.up"
    case ellipsis
    case menu = "line.3.horizontal"
    case star
    case trash
    case person
    case eye
    case thumbsUp = "hand.thumbsup"
    case message

    /// Returns the symbol in the largest square that fits into a rectangle in screen coordinates.
    func operation(in rect: Rect, _ color: Color, _ weight: FontWeight = .regular) -> DrawingOperation {
        let unit = min(rect.width, rect.height) / 16
        let path = outline.map { Point(x: rect.midX + ($0.x - 8) * unit, y: rect.midY + ($0.y - 8) * unit) }
        return .stroke(path, color, Stroke(width: weight.symbolStroke * unit, hasRoundEnds: true))
    }

    /// Returns the filled symbol, which extends as far as its strokes would, in the largest square that fits into a
    /// rectangle in screen coordinates; `nil` for symbols that consist of strokes alone.
    func filled(in rect: Rect, _ color: Color, _ weight: FontWeight = .regular) -> DrawingOperation? {
        guard enclosesArea else { return nil }
        let unit = min(rect.width, rect.height) / 16 * (1 + weight.symbolStroke / 16)
        return .fill(outline.map { Point(x: rect.midX + ($0.x - 8) * unit, y: rect.midY + ($0.y - 8) * unit) }, color)
    }

    private var enclosesArea: Bool {
        switch self {
        case .circle, .square, .star, .trash, .person, .thumbsUp, .message: true
        case .chevronRight, .chevronLeft, .chevronUp, .chevronDown, .plus, .minus, .xmark, .checkmark, .magnifyingGlass,
            .info, .share, .ellipsis, .menu, .eye:
            false
        }
    }

    private var outline: Path {
        switch self {
        case .chevronRight: lines([(6, 3), (11, 8), (6, 13)])
        case .chevronLeft: lines([(10, 3), (5, 8), (10, 13)])
        case .chevronUp: lines([(3, 10), (8, 5), (13, 10)])
        case .chevronDown: lines([(3, 6), (8, 11), (13, 6)])
        case .plus: lines([(3, 8), (13, 8)], [(8, 3), (8, 13)])
        case .minus: lines([(3, 8), (13, 8)])
        case .xmark: lines([(4, 4), (12, 12)], [(12, 4), (4, 12)])
        case .checkmark: lines([(3, 8.5), (6.5, 12), (13, 4)])
        case .circle: circle(8, 8, 6.5)
        case .square: .roundedRect(Rect(x: 2, y: 2, width: 12, height: 12), radius: 2.5)
        case .magnifyingGlass: circle(6.75, 6.75, 4.75) + lines([(10.25, 10.25), (14, 14)])
        case .info: circle(8, 8, 6.5) + lines([(8, 7.5), (8, 11)], [(8, 4.9), (8, 5)])
        case .share:
            lines(
                [(5, 6), (3.5, 6), (3.5, 14.5), (12.5, 14.5), (12.5, 6), (11, 6)], [(8, 10), (8, 1.5)],
                [(5.5, 4), (8, 1.5), (10.5, 4)])
        case .ellipsis: lines([(3, 8), (3.1, 8)], [(8, 8), (8.1, 8)], [(13, 8), (13.1, 8)])
        case .menu: lines([(2, 4), (14, 4)], [(2, 8), (14, 8)], [(2, 12), (14, 12)])
        case .star:
            lines([
                (8, 1.8), (9.9, 6), (14.4, 6.4), (11, 9.4), (12, 13.9), (8, 11.5), (4, 13.9), (5, 9.4), (1.6, 6.4),
                (6.1, 6), (8, 1.8),
            ])
        case .trash:
            lines(
                [(2.5, 4), (13.5, 4)], [(6, 4), (6, 2), (10, 2), (10, 4)], [(4, 4), (4.6, 14), (11.4, 14), (12, 4)])
        case .eye: Path.almond + circle(8, 8, 2.3)
        case .thumbsUp: Path.cuff + .thumb
        case .message: .bubble
        case .person: circle(8, 5, 3) + lines([(2.5, 14), (3.5, 11.2), (6, 10), (10, 10), (12.5, 11.2), (13.5, 14)])
        }
    }

    private func lines(_ parts: [(Double, Double)]...) -> Path {
        Path(
            parts.flatMap { part in
                part.enumerated().map { index, point in
                    let point = Point(x: point.0, y: point.1)
                    return index == 0 ? Path.Element.move(point) : .line(point)
                }
            })
    }

    private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
        .ellipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
}

extension FontWeight {
    /// The stroke width of symbols in a 16 × 16 square.
    var symbolStroke: Double {
        switch self {
        case .ultraLight: 0.5
        case .thin: 0.75
        case .light: 1.1
        case .regular: 1.5
        case .medium: 1.75
        case .semibold: 2
        case .bold: 2.3
        case .heavy: 2.6
        case .black: 2.9
        }
    }
}

extension Path {
    fileprivate static func + (first: Path, second: Path) -> Path {
        Path(first.elements + second.elements)
    }
}
