import LayoutSimGeometry

/// The path described by path data, up to the first error, as SVG requires
/// ([SVG 1.1, paths](https://www.w3.org/TR/SVG11/paths.html)).
struct SVGPathData {
    private(set) var path = Path()
    private var numbers: SVGNumbers
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    /// The last control point, if the last command drew a curve.
    private var cubicControl: Point?
    private var quadraticControl: Point?
    private var isOpen = false

    init(_ text: String) {
        numbers = SVGNumbers(text)
        var command: Unicode.Scalar?
        while !numbers.isAtEnd {
            if let next = numbers.command() {
                command = next
            } else if command == "M" || command == "m" {
                // Further points of a moveto command are lines.
                command = command == "M" ? "L" : "l"
            }
            guard let command, draw(command) else { return }
            if command == "Z" || command == "z", numbers.isAtEnd { return }
        }
    }

    private mutating func draw(_ command: Unicode.Scalar) -> Bool {
        let isRelative = command.value >= 0x61
        let origin = isRelative ? current : Point(x: 0, y: 0)
        switch Unicode.Scalar(UInt8(truncatingIfNeeded: command.value) & 0xDF) {
        case "M":
            guard let point = point(from: origin) else { return false }
            path.elements.append(.move(point))
            (current, start, isOpen) = (point, point, true)
            forgetControls()
        case "L": return line { $0.point(from: origin) }
        case "H": return line { data in data.numbers.number().map { Point(x: origin.x + $0, y: data.current.y) } }
        case "V": return line { data in data.numbers.number().map { Point(x: data.current.x, y: origin.y + $0) } }
        case "C":
            guard let first = point(from: origin), let second = point(from: origin), let end = point(from: origin)
            else { return false }
            curve(first, second, end)
        case "S":
            guard let second = point(from: origin), let end = point(from: origin) else { return false }
            curve(cubicControl.map { $0.mirrored(at: current) } ?? current, second, end)
        case "Q":
            guard let control = point(from: origin), let end = point(from: origin) else { return false }
            quadratic(control, end)
        case "T":
            guard let end = point(from: origin) else { return false }
            quadratic(quadraticControl.map { $0.mirrored(at: current) } ?? current, end)
        case "A": return arc(from: origin)
        case "Z":
            if isOpen { path.elements.append(.close) }
            (current, isOpen) = (start, false)
            forgetControls()
        default: return false
        }
        return true
    }

    private mutating func point(from origin: Point) -> Point? {
        guard let x = numbers.number(), let y = numbers.number() else { return nil }
        return Point(x: origin.x + x, y: origin.y + y)
    }

    /// Begins a contour for a command after a closed one, at the start of that contour.
    private mutating func begin() {
        guard !isOpen else { return }
        path.elements.append(.move(current))
        (start, isOpen) = (current, true)
    }

    private mutating func forgetControls() { (cubicControl, quadraticControl) = (nil, nil) }

    private mutating func line(_ end: (inout SVGPathData) -> Point?) -> Bool {
        guard let end = end(&self) else { return false }
        begin()
        path.elements.append(.line(end))
        current = end
        forgetControls()
        return true
    }

    private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
        begin()
        path.elements.append(.curve(end, control1: first, control2: second))
        (current, cubicControl, quadraticControl) = (end, second, nil)
    }

    private mutating func quadratic(_ control: Point, _ end: Point) {
        let from = current
        curve(from.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
        (cubicControl, quadraticControl) = (nil, control)
    }

    private mutating func arc(from origin: Point) -> Bool {
        guard let radiusX = numbers.number(), let radiusY = numbers.number(), let turn = numbers.number(),
            let isLarge = numbers.flag(), let isSweeping = numbers.flag(), let end = point(from: origin)
        else { return false }
        begin()
        let arc = SVGArc(
            from: current, to: end, radii: Size(width: abs(radiusX), height: abs(radiusY)), degrees: turn,
            isLarge: isLarge, isSweeping: isSweeping)
        path.elements += arc.elements
        current = end
        forgetControls()
        return true
    }
}

extension Point {
    fileprivate func mirrored(at center: Point) -> Point {
        Point(x: 2 * center.x - x, y: 2 * center.y - y)
    }

    fileprivate func toward(_ other: Point, _ part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}
