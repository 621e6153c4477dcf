import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimJSON

/// The distinct colors and glyphs of a page, and the forms of its shapes.
struct PagePalette {
    private struct Glyph: Hashable {
        let face: FontFace
        let index: UInt32
    }

    private(set) var colors: [Color] = []
    private var colorNumbers: [Color: Int] = [:]
    private var glyphs: [Glyph] = []
    private var glyphNumbers: [Glyph: Int] = [:]
    private(set) var forms: [String] = []
    private var formNumbers: [String: Int] = [:]
    private(set) var shapes: [String] = []
    private var shapeNumbers: [String: Int] = [:]

    mutating func number(of color: Color) -> JSON {
        if let known = colorNumbers[color] { return .number(Double(known)) }
        colorNumbers[color] = colors.count
        colors.append(color)
        return .number(Double(colors.count - 1))
    }

    mutating func number(of index: UInt32, in face: FontFace) -> JSON {
        let glyph = Glyph(face: face, index: index)
        if let known = glyphNumbers[glyph] { return .number(Double(known)) }
        glyphNumbers[glyph] = glyphs.count
        glyphs.append(glyph)
        return .number(Double(glyphs.count - 1))
    }

    mutating func number(ofForm form: String) -> Int {
        if let known = formNumbers[form] { return known }
        formNumbers[form] = forms.count
        forms.append(form)
        return forms.count - 1
    }

    mutating func number(ofShape shape: String) -> Int {
        if let known = shapeNumbers[shape] { return known }
        shapeNumbers[shape] = shapes.count
        shapes.append(shape)
        return shapes.count - 1
    }

    /// Returns the outlines as SVG paths in thousandths of an em, with y pointing down.
    func outlines(_ outline: GlyphOutlines) -> [String] {
        glyphs.map { outline($0.face, $0.index).svg }
    }
}

extension Path {
    fileprivate var svg: String {
        func text(_ points: Point...) -> String {
            points.map { "\(Int(($0.x * 1000).rounded())) \(Int(($0.y * 1000).rounded()))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .curve(let point, let first, let second): "C" + text(first, second, point)
            case .close: "Z"
            }
        }.joined()
    }
}
