import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimXML

/// The style of an element, including inherited properties.
struct SVGStyle {
    /// A color, a gradient by id, or none.
    enum Paint: Hashable {
        case none
        case color(Color)
        case reference(String, fallback: Color?)
    }

    var fill = Paint.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.winding
    var clipRule = FillRule.winding
    var stroke = Paint.none
    var strokeOpacity = 1.0
    var pen = Pen(width: 1)
    var isVisible = true
    /// The value of `currentColor`.
    var color = Color.black

    // Properties that are not inherited.

    /// The opacity of the element with its children.
    private(set) var opacity = 1.0
    private(set) var isShown = true
    /// The ids of the clip path, the mask and the filter.
    private(set) var clip: String?
    private(set) var mask: String?
    private(set) var filter: String?
    private(set) var blendMode = BlendMode.normal

    init() {
        pen.miterLimit = 4
    }

    /// Returns the style of a child element of an element with this style.
    func inherited(by element: XMLElement, _ rules: SVGRules) -> SVGStyle {
        var style = self
        (style.opacity, style.isShown, style.clip, style.mask, style.filter, style.blendMode) = (
            1, true, nil, nil, nil, .normal
        )
        let looks = rules.looks(of: element)
        if let text = looks["color"], let color = Color(svg: text, current: color) { style.color = color }
        style.takePaints(looks)
        style.takePen(looks)
        style.takeLayer(looks)
        return style
    }

    private mutating func takePaints(_ looks: [String: String]) {
        if let paint = looks["fill"].flatMap({ Paint($0, current: color) }) { fill = paint }
        if let paint = looks["stroke"].flatMap({ Paint($0, current: color) }) { stroke = paint }
        if let opacity = looks["fill-opacity"].flatMap(SVGNumbers.share) { fillOpacity = opacity }
        if let opacity = looks["stroke-opacity"].flatMap(SVGNumbers.share) { strokeOpacity = opacity }
        if let rule = looks["fill-rule"].flatMap({ FillRule(svg: $0) }) { fillRule = rule }
        if let rule = looks["clip-rule"].flatMap({ FillRule(svg: $0) }) { clipRule = rule }
        if let visibility = looks["visibility"] { isVisible = visibility != "hidden" && visibility != "collapse" }
    }

    private mutating func takePen(_ looks: [String: String]) {
        if let width = looks["stroke-width"].flatMap(SVGNumbers.length) { pen.width = max(0, width) }
        if let cap = looks["stroke-linecap"].flatMap(Pen.Cap.init) { pen.cap = cap }
        if let join = looks["stroke-linejoin"].flatMap(Pen.Join.init) { pen.join = join }
        if let limit = looks["stroke-miterlimit"].flatMap(SVGNumbers.length) { pen.miterLimit = max(1, limit) }
        if let phase = looks["stroke-dashoffset"].flatMap(SVGNumbers.length) { pen.dashPhase = phase }
        if let dashes = looks["stroke-dasharray"] {
            let lengths = SVGNumbers.list(dashes).map { max(0, $0) }
            pen.dashes = lengths.allSatisfy { $0 == 0 } ? [] : lengths.count % 2 == 0 ? lengths : lengths + lengths
        }
    }

    private mutating func takeLayer(_ looks: [String: String]) {
        if let opacity = looks["opacity"].flatMap(SVGNumbers.share) { self.opacity = opacity }
        isShown = looks["display"] != "none"
        clip = looks["clip-path"].flatMap(SVGNumbers.reference)
        mask = looks["mask"].flatMap(SVGNumbers.reference)
        filter = looks["filter"].flatMap(SVGNumbers.reference)
        if let mode = looks["mix-blend-mode"] { blendMode = BlendMode(svg: mode) }
    }
}

extension SVGStyle.Paint {
    init?(_ text: String, current: Color) {
        if text == "none" {
            self = .none
        } else if let id = SVGNumbers.reference(text) {
            let rest = text.split(separator: ")", maxSplits: 1).dropFirst().first
            self = .reference(id, fallback: rest.flatMap { Color(svg: String($0), current: current) })
        } else if let color = Color(svg: text, current: current) {
            self = .color(color)
        } else {
            return nil
        }
    }
}

extension SVGNumbers {
    /// Returns a number from 0 to 1, which may be written as a percentage.
    static func share(_ text: String) -> Double? {
        var reader = SVGNumbers(text)
        guard let number = reader.number() else { return nil }
        return min(max(reader.word() == "%" ? number / 100 : number, 0), 1)
    }

    /// Returns the id in `url(#id)`.
    static func reference(_ text: String) -> String? {
        guard text.hasPrefix("url("), let start = text.firstIndex(of: "#"), let end = text.firstIndex(of: ")"),
            start < end
        else { return nil }
        return String(text[text.index(after: start)..<end].filter { $0 != "\"" && $0 != "'" })
    }
}

extension FillRule {
    fileprivate init?(svg text: String) {
        switch text {
        case "nonzero": self = .winding
        case "evenodd": self = .evenOdd
        default: return nil
        }
    }
}

extension BlendMode {
    /// Creates a blend mode from its CSS name, which may be hyphenated.
    fileprivate init(svg text: String) {
        let words = text.split(separator: "-").map(String.init)
        let name = (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        self = BlendMode(rawValue: name) ?? .normal
    }
}
