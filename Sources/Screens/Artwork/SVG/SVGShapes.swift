import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimXML

extension XMLElement {
    /// The outline of a shape element, in its own coordinate space; `nil` for other elements.
    var outline: Path? {
        func length(_ name: String) -> Double { self[name].flatMap(SVGNumbers.length) ?? 0 }
        switch localName {
        case "path": return SVGPathData(self["d"] ?? "").path
        case "rect": return roundedRect
        case "circle":
            let radius = length("r")
            return ellipse(length("cx"), length("cy"), radius, radius)
        case "ellipse": return ellipse(length("cx"), length("cy"), length("rx"), length("ry"))
        case "line":
            return Path([
                .move(Point(x: length("x1"), y: length("y1"))), .line(Point(x: length("x2"), y: length("y2"))),
            ])
        case "polyline", "polygon":
            let numbers = SVGNumbers.list(self["points"] ?? "")
            let points = (0..<numbers.count / 2).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
            guard let first = points.first else { return Path() }
            let elements = [Path.Element.move(first)] + points.dropFirst().map { .line($0) }
            return Path(elements + (localName == "polygon" ? [.close] : []))
        default: return nil
        }
    }

    private func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Path {
        guard radiusX > 0, radiusY > 0 else { return Path() }
        return .ellipse(in: Rect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
    }

    /// A rounded rectangle; a missing radius equals that of the other axis.
    private var roundedRect: Path {
        func length(_ name: String) -> Double? { self[name].flatMap(SVGNumbers.length) }
        let rect = Rect(
            x: length("x") ?? 0, y: length("y") ?? 0, width: length("width") ?? 0, height: length("height") ?? 0)
        guard rect.width > 0, rect.height > 0 else { return Path() }
        let radiusX = min(max(length("rx") ?? length("ry") ?? 0, 0), rect.width / 2)
        let radiusY = min(max(length("ry") ?? length("rx") ?? 0, 0), rect.height / 2)
        guard radiusX > 0, radiusY > 0 else { return .rect(rect) }
        // Rounded corners are those of a rectangle with equal radii, stretched.
        let square = Rect(x: 0, y: 0, width: rect.width / radiusX, height: rect.height / radiusY)
        return Path.roundedRect(square, radius: 1).map {
            Point(x: rect.minX + $0.x * radiusX, y: rect.minY + $0.y * radiusY)
        }
    }

    /// Returns the transform in the `transform` attribute, or in another one.
    func transform(_ name: String = "transform") -> Transform {
        guard let text = self[name] else { return .identity }
        return Transform(svg: text) ?? .identity
    }
}

extension Transform {
    /// Creates a transform from a list, the last of which is applied first; `nil` if it is not understood.
    init?(svg text: String) {
        var reader = SVGNumbers(text)
        var whole = Transform.identity
        while !reader.isAtEnd {
            let name = reader.word()
            guard reader.skip("(") else { return nil }
            var numbers: [Double] = []
            while let number = reader.number() { numbers.append(number) }
            guard reader.skip(")"), let next = Transform(svg: name, numbers) else { return nil }
            whole = next.then(whole)
        }
        self = whole
    }

    private init?(svg name: String, _ numbers: [Double]) {
        guard let first = numbers.first else { return nil }
        let second = numbers.count > 1 ? numbers[1] : nil
        switch name {
        case "matrix":
            guard numbers.count == 6 else { return nil }
            self.init(a: first, b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case "translate": self = .translation(Point(x: first, y: second ?? 0))
        case "scale": self.init(a: first, b: 0, c: 0, d: second ?? first, tx: 0, ty: 0)
        case "rotate":
            let turn = Transform(turning: first * .pi / 180)
            self = numbers.count == 3 ? turn.moved(by: Point(x: numbers[1], y: numbers[2])) : turn
        case "skewX": self.init(a: 1, b: 0, c: Trigonometry.tangent(first * .pi / 180), d: 1, tx: 0, ty: 0)
        case "skewY": self.init(a: 1, b: Trigonometry.tangent(first * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }

    private init(turning angle: Double) {
        let (cosine, sine) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
