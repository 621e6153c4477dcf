import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimXML

/// Draws the elements of a file.
struct SVGPainter {
    let svg: SVGFile
    var pen = ArtworkPen()
    /// Descriptions of what was not drawn, without duplicates.
    private(set) var omissions: [String] = []
    /// The ids of the elements that are being drawn, to prevent recursion.
    private var open: [String] = []
    /// The number of elements visited, which is limited because references may multiply them endlessly.
    private var visits = 0

    /// Elements that draw nothing themselves.
    private static let silent: Set<Substring> = [
        "defs", "title", "desc", "metadata", "style", "clipPath", "mask", "linearGradient", "radialGradient", "symbol",
        "marker", "filter", "script", "namedview",
    ]

    init(_ svg: SVGFile) {
        self.svg = svg
    }

    /// Whether the file exceeds the limit of drawing operations.
    var isFull: Bool { pen.isFull || visits > VectorArtwork.mostOperations }

    /// Draws the children of an element with a style, in the coordinate space of a transform.
    mutating func paint(children element: XMLElement, _ style: SVGStyle, _ transform: Transform) {
        for child in element.children { paint(child, in: style, transform) }
    }

    private mutating func paint(_ element: XMLElement, in outer: SVGStyle, _ outerTransform: Transform) {
        visits += 1
        guard !Self.silent.contains(element.localName), !isFull else { return }
        let style = outer.inherited(by: element, svg.rules)
        let transform = element.transform().then(outerTransform)
        guard style.isShown, transform.isSound else { return }
        if style.filter != nil { omit("a filter") }
        let isNamed = element["id"].map { open.append($0) } != nil
        defer { if isNamed { open.removeLast() } }
        guard let layer = layer(of: style, transform) else { return draw(element, style, transform) }
        var inside = painterInside()
        inside.draw(element, style, transform)
        takeNotes(of: inside)
        pen.add(layer, inside.pen)
    }

    /// Returns the compositing of an element as a whole; `nil` for none.
    private mutating func layer(of style: SVGStyle, _ transform: Transform) -> Compositing? {
        var layer = Compositing()
        layer.alpha = UInt8((style.opacity * 255).rounded())
        layer.blendMode = style.blendMode
        if let clip = style.clip.flatMap({ svg.elements[$0] }) { layer.clip = clipPath(clip, style, transform) }
        if let mask = style.mask.flatMap(reference) {
            layer.mask = operations(ofMask: mask, transform)
        }
        return layer == Compositing() ? nil : layer
    }

    private mutating func draw(_ element: XMLElement, _ style: SVGStyle, _ transform: Transform) {
        if let path = element.outline {
            if style.isVisible { draw(path, style, transform) }
            return
        }
        switch element.localName {
        case "g", "a", "switch": paint(children: element, style, transform)
        case "svg": paint(children: element, style, moved(element, transform))
        case "use":
            guard let target = element.reference.flatMap(reference) else { return }
            let place = moved(element, transform)
            if target.localName == "symbol" {
                open.append(target["id"] ?? "")
                paint(children: target, style.inherited(by: target, svg.rules), place)
                open.removeLast()
            } else {
                paint(target, in: style, place)
            }
        case "text": omit("a text")
        case "image": omit("a bitmap image")
        case "foreignObject": omit("a foreign object")
        default: break
        }
    }

    private func moved(_ element: XMLElement, _ transform: Transform) -> Transform {
        func length(_ name: String) -> Double { element[name].flatMap(SVGNumbers.length) ?? 0 }
        return Transform.translation(Point(x: length("x"), y: length("y"))).then(transform)
    }

    private mutating func draw(_ path: Path, _ style: SVGStyle, _ transform: Transform) {
        if let paint = paint(style.fill, style.fillOpacity, of: path, style) {
            pen.fill(path, paint, style.fillRule, transform)
        }
        if let paint = paint(style.stroke, style.strokeOpacity, of: path, style) {
            pen.stroke(path, paint, style.pen, transform)
        }
    }

    private mutating func paint(
        _ paint: SVGStyle.Paint, _ opacity: Double, of path: Path, _ style: SVGStyle
    ) -> ArtworkPaint? {
        switch paint {
        case .none: return nil
        case .color(let color): return .color(color.fading(opacity))
        case .reference(let id, let fallback):
            if let gradient = SVGGradient(id, in: svg) { return gradient.paint(of: path, opacity: opacity, style) }
            if svg.elements[id]?.localName == "pattern" { omit("a pattern") }
            return fallback.map { .color($0.fading(opacity)) }
        }
    }

    /// Returns a painter for a separate layer, which inherits this one's state.
    private func painterInside() -> SVGPainter {
        var inside = SVGPainter(svg)
        (inside.open, inside.omissions, inside.visits) = (open, omissions, visits)
        return inside
    }

    private mutating func takeNotes(of inside: SVGPainter) {
        (omissions, visits) = (inside.omissions, inside.visits)
    }

    /// Returns the element with an id; `nil` for one that is being drawn, since circular references are errors.
    private func reference(_ id: String) -> XMLElement? { open.contains(id) ? nil : svg.elements[id] }

    private mutating func omit(_ part: String) {
        if !omissions.contains(part) { omissions.append(part) }
    }
}

extension SVGPainter {
    /// Returns the outlines of a clip path as a single path, in the coordinate space of the image.
    private func clipPath(_ clip: XMLElement, _ style: SVGStyle, _ transform: Transform) -> ClipPath {
        var path = Path()
        var rule = FillRule.winding
        let own = clip.transform().then(transform)
        for child in clip.children {
            let target = child.localName == "use" ? child.reference.flatMap { svg.elements[$0] } ?? child : child
            let child = target == child ? own : child.transform().then(own)
            guard let outline = target.outline else { continue }
            let place = target.transform().then(child)
            path.elements += outline.map(place.apply).elements
            rule = SVGStyle().inherited(by: target, svg.rules).clipRule
        }
        return ClipPath(path, rule)
    }

    /// Returns the operations of a mask, converted to an alpha mask unless it already is one.
    private mutating func operations(ofMask mask: XMLElement, _ transform: Transform) -> [DrawingOperation] {
        var inside = painterInside()
        if let id = mask["id"] { inside.open.append(id) }
        inside.paint(children: mask, SVGStyle().inherited(by: mask, svg.rules), transform)
        takeNotes(of: inside)
        let type = svg.rules.looks(of: mask)["mask-type"]
        return type == "alpha" ? inside.pen.operations : inside.pen.operations.asBrightness
    }
}
