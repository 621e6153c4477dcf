import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimJSON

/// A drawing operation split into its form and the numbers that vary with the window.
struct DrawnShape: Hashable {
    /// The id of the view that draws the shape.
    let view: String
    /// The form as the page reads it, such as `{"k": "f", "c": 3, "e": "MLLZ"}`.
    let form: String
    /// The numbers, in points in the screen's coordinates, in the order in which the form uses them.
    let numbers: [Double]
}

extension DrawnShape {
    /// Returns the shapes of a display list, back to front, adding colors and glyphs to a palette.
    static func shapes(of list: DisplayList, _ palette: inout PagePalette) -> [DrawnShape] {
        list.items.compactMap { item in
            var numbers: [Double] = []
            guard let form = form(of: item.operation, &palette, &numbers) else { return nil }
            return DrawnShape(view: item.view, form: form.compact, numbers: numbers)
        }
    }

    /// Returns the form of an operation; `nil` for shadows and masks, which the page does not draw.
    private static func form(
        of operation: DrawingOperation, _ palette: inout PagePalette, _ numbers: inout [Double]
    ) -> JSON? {
        switch operation {
        case .fill(let path, let color, let rule):
            return filled(path, color, rule, &palette, &numbers)
        case .gradient(let path, let gradient, _): return filled(path, gradient.start, .winding, &palette, &numbers)
        case .shading(let path, let shading, let rule):
            return shading.stops.first.map { filled(path, $0.color, rule, &palette, &numbers) }
        case .stroke(let path, let color, let stroke):
            return lined(path, color, width: stroke.width, dashes: stroke.dashes, &palette, &numbers)
        case .traced(let path, let color, let pen):
            return lined(path, color, width: pen.width, dashes: pen.dashes, &palette, &numbers)
        case .glyphs(let run, let color): return glyphs(run, color, &palette, &numbers)
        case .image(let source, let rect): return placeholder(rect, source.tint, &palette, &numbers)
        case .picture(_, let transform):
            let corner = Point(x: transform.tx, y: transform.ty)
            let rect = Rect(x: corner.x, y: corner.y, width: transform.a, height: transform.d)
            return placeholder(rect, nil, &palette, &numbers)
        case .clipped(let path, let operations):
            let elements = elements(of: path, &numbers)
            return ["k": "c", "e": .string(elements), "o": group(operations, &palette, &numbers)]
        case .faded(let alpha, let operations):
            return ["k": "a", "a": .number(Double(alpha)), "o": group(operations, &palette, &numbers)]
        case .composited(let compositing, let operations):
            return ["k": "a", "a": .number(Double(compositing.alpha)), "o": group(operations, &palette, &numbers)]
        }
    }

    private static func group(
        _ operations: [DrawingOperation], _ palette: inout PagePalette, _ numbers: inout [Double]
    ) -> JSON {
        .array(operations.compactMap { form(of: $0, &palette, &numbers) })
    }

    private static func filled(
        _ path: Path, _ color: Color, _ rule: FillRule, _ palette: inout PagePalette, _ numbers: inout [Double]
    ) -> JSON {
        let elements = elements(of: path, &numbers)
        let form: JSON = ["k": "f", "c": palette.number(of: color), "e": .string(elements)]
        guard rule == .evenOdd else { return form }
        return ["k": "f", "c": palette.number(of: color), "e": .string(elements), "r": "evenodd"]
    }

    private static func lined(
        _ path: Path, _ color: Color, width: Double, dashes: [Double], _ palette: inout PagePalette,
        _ numbers: inout [Double]
    ) -> JSON {
        let elements = elements(of: path, &numbers)
        return [
            "k": "s", "c": palette.number(of: color), "e": .string(elements), "w": .number(width),
            "d": .array(dashes.map(JSON.number)),
        ]
    }

    private static func placeholder(
        _ rect: Rect, _ tint: Color?, _ palette: inout PagePalette, _ numbers: inout [Double]
    ) -> JSON {
        numbers += [rect.minX, rect.minY, rect.width, rect.height]
        return ["k": "i", "c": tint.map { palette.number(of: $0) } ?? -1]
    }

    /// Glyphs keep their distances: only the first one moves. A line of text begins where they are at another height.
    private static func glyphs(
        _ run: GlyphRun, _ color: Color, _ palette: inout PagePalette, _ numbers: inout [Double]
    ) -> JSON? {
        guard let origin = run.glyphs.first?.origin else { return nil }
        numbers += [origin.x, origin.y]
        var (glyphs, lines): ([JSON], [JSON]) = ([], [])
        var height = 0.0
        for (place, glyph) in run.glyphs.enumerated() {
            glyphs += [
                palette.number(of: glyph.index, in: run.face), .number(rounded(glyph.origin.x - origin.x)),
            ]
            let next = rounded(glyph.origin.y - origin.y)
            if next != height { lines += [.number(Double(place)), .number(next)] }
            height = next
        }
        return [
            "k": "g", "c": palette.number(of: color), "s": .number(run.size), "g": .array(glyphs), "l": .array(lines),
        ]
    }

    private static func rounded(_ distance: Double) -> Double { (distance * 100).rounded() / 100 }

    private static func elements(of path: Path, _ numbers: inout [Double]) -> String {
        var letters = ""
        for element in path.elements {
            switch element {
            case .move(let point):
                letters += "M"
                numbers += [point.x, point.y]
            case .line(let point):
                letters += "L"
                numbers += [point.x, point.y]
            case .curve(let point, let first, let second):
                letters += "C"
                numbers += [first.x, first.y, second.x, second.y, point.x, point.y]
            case .close: letters += "Z"
            }
        }
        return letters
    }
}
