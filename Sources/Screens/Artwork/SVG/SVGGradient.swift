import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimXML

/// A gradient, including the attributes that it inherits from the ones it references.
struct SVGGradient {
    private let file: SVGFile
    /// The element and those that it references, nearest first.
    private let chain: [XMLElement]

    /// Creates the gradient with an id; `nil` if there is none.
    init?(_ id: String, in file: SVGFile) {
        var chain: [XMLElement] = []
        var next: String? = id
        while let id = next, let element = file.elements[id], chain.count < 8,
            ["linearGradient", "radialGradient"].contains(element.localName)
        {
            chain.append(element)
            next = element.reference
        }
        guard !chain.isEmpty else { return nil }
        (self.file, self.chain) = (file, chain)
    }

    /// Returns the gradient as the paint of a path, in the coordinate space of the path; `nil` if it has no colors.
    func paint(of path: Path, opacity: Double, _ style: SVGStyle) -> ArtworkPaint? {
        let stops = stops(opacity, style)
        guard let last = stops.last else { return nil }
        let isOfPath = value("gradientUnits") != "userSpaceOnUse"
        let bounds = Rect(around: path.contours(tolerance: 0.05).flatMap(\.points)) ?? .zero
        if stops.count == 1 || isOfPath && (bounds.width <= 0 || bounds.height <= 0) { return .color(last.color) }
        var transform = value("gradientTransform").flatMap { Transform(svg: $0) } ?? .identity
        if isOfPath {
            transform = transform.then(
                Transform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
        }
        guard transform.inverse != nil, transform.isSound else { return .color(last.color) }
        return .shading(Shading(kind(isOfPath), stops: stops, transform: transform))
    }

    private func value(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }

    /// Returns a length of the gradient, a fraction if it is relative to the path; percentages of the view box are not
    /// supported, since no icon uses them.
    private func length(_ name: String, _ fallback: Double, _ isOfPath: Bool) -> Double {
        guard let text = value(name) else { return isOfPath ? fallback : fallback * 100 }
        var reader = SVGNumbers(text)
        guard let number = reader.number() else { return fallback }
        return text.hasSuffix("%") && isOfPath ? number / 100 : number
    }

    private func kind(_ isOfPath: Bool) -> Shading.Kind {
        func length(_ name: String, _ fallback: Double) -> Double { self.length(name, fallback, isOfPath) }
        if chain[0].localName == "linearGradient" {
            return .linear(
                from: Point(x: length("x1", 0), y: length("y1", 0)), to: Point(x: length("x2", 1), y: length("y2", 0)))
        }
        let (x, y) = (length("cx", 0.5), length("cy", 0.5))
        let focus = Point(
            x: value("fx") == nil ? x : length("fx", 0.5), y: value("fy") == nil ? y : length("fy", 0.5))
        return .radial(
            from: focus, startRadius: max(0, length("fr", 0)), to: Point(x: x, y: y),
            endRadius: max(0, length("r", 0.5)))
    }

    private func stops(_ opacity: Double, _ style: SVGStyle) -> [Shading.Stop] {
        let elements = chain.map { $0.children.filter { $0.localName == "stop" } }.first { !$0.isEmpty } ?? []
        var last = 0.0
        return elements.map { element in
            let looks = file.rules.looks(of: element)
            // Offsets never decrease.
            last = max(last, looks["offset"].flatMap(SVGNumbers.share) ?? 0)
            let color = looks["stop-color"].flatMap { Color(svg: $0, current: style.color) } ?? .black
            let own = looks["stop-opacity"].flatMap(SVGNumbers.share) ?? 1
            return Shading.Stop(last, color.fading(own * opacity))
        }
    }
}
