import LayoutSimDrawing
import LayoutSimGeometry

/// Executes the operators of content streams
/// ([ISO 32000-1, annex A](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
struct PDFPainter {
    let file: PDFFile
    var pen = ArtworkPen()
    /// Descriptions of what was not drawn, without duplicates.
    private(set) var omissions: [String] = []
    let resources: PDFDictionary
    /// The initial coordinate space of the stream.
    private(set) var base = Transform.identity
    var state = PDFState(.identity)
    private var saved: [PDFState] = []
    private var path = Path()
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    /// The fill rule with which the path becomes a clip after it has been painted.
    private var clipRule: FillRule?
    /// The numbers of the forms that are being drawn, to prevent recursion.
    private var open: [Int] = []
    /// The number of operators executed, which is limited because nested forms may multiply them endlessly.
    private(set) var steps = 0

    private static let greatestDepth = 32
    private static let mostSteps = 1_000_000

    init(_ file: PDFFile, _ resources: PDFDictionary) {
        (self.file, self.resources) = (file, resources)
    }

    /// Executes a stream in the coordinate space of a transform.
    mutating func run(_ content: [UInt8], _ transform: Transform) {
        (state.transform, base) = (transform, transform)
        var scanner = PDFScanner(content[...])
        var operands: [PDFObject] = []
        while let object = scanner.object(), steps < Self.mostSteps, !pen.isFull {
            guard case .word(let name) = object else {
                if operands.count < 64 { operands.append(object) }
                continue
            }
            steps += 1
            if name == "BI" {
                skipInlinePicture(&scanner)
            } else {
                run(name, operands)
            }
            operands = []
        }
    }

    private mutating func skipInlinePicture(_ scanner: inout PDFScanner) {
        omit("a bitmap image")
        while let object = scanner.object(), object != .word("EI") {}
    }

    private mutating func run(_ name: String, _ operands: [PDFObject]) {
        let numbers = operands.compactMap(\.number)
        if runState(name, operands, numbers) || runPath(name, numbers) || runColor(name, operands, numbers) { return }
        switch name {
        case "f", "F": finish(fill: .winding)
        case "f*": finish(fill: .evenOdd)
        case "B": finish(fill: .winding, strokes: true)
        case "B*": finish(fill: .evenOdd, strokes: true)
        case "b", "b*":
            close()
            finish(fill: name == "b" ? .winding : .evenOdd, strokes: true)
        case "S": finish(strokes: true)
        case "s":
            close()
            finish(strokes: true)
        case "n": finish()
        case "W": clipRule = .winding
        case "W*": clipRule = .evenOdd
        case "Tj", "TJ", "'", "\"": omit("a text")
        case "sh":
            guard let name = operands.last?.name else { return }
            shade(file.dictionary(resources["Shading"])?[name])
        case "Do":
            guard let name = operands.last?.name else { return }
            draw(file.dictionary(resources["XObject"])?[name])
        default: break
        }
    }

    mutating func omit(_ part: String) {
        if !omissions.contains(part) { omissions.append(part) }
    }

    /// Draws the content of a form or a mask separately.
    mutating func inside(_ form: PDFObject?, _ state: PDFState) -> ArtworkPen? {
        var number: Int?
        if case .reference(let reference)? = form { number = reference }
        guard open.count < Self.greatestDepth, number.map({ !open.contains($0) }) ?? true,
            let dictionary = file.dictionary(form), let content = file.data(of: form)
        else { return nil }
        var painter = PDFPainter(file, file.dictionary(dictionary["Resources"]) ?? resources)
        (painter.open, painter.steps, painter.omissions, painter.state) = (
            open + [number ?? 0], steps, omissions, state
        )
        let matrix = Transform(file.numbers(dictionary["Matrix"])) ?? .identity
        let transform = matrix.then(state.transform)
        guard transform.isSound else { return nil }
        if let box = file.numbers(dictionary["BBox"]).box {
            painter.state.clips.append(ClipPath(Path.rect(box).map(transform.apply)))
        }
        painter.run(content, transform)
        (steps, omissions) = (painter.steps, painter.omissions)
        return painter.pen
    }
}

extension PDFPainter {
    private mutating func runState(_ name: String, _ operands: [PDFObject], _ numbers: [Double]) -> Bool {
        switch name {
        case "q": if saved.count < 256 { saved.append(state) }
        case "Q": if let last = saved.popLast() { state = last }
        case "cm":
            guard let transform = Transform(numbers)?.then(state.transform), transform.isSound else { return true }
            state.transform = transform
        case "w": if let width = numbers.last { state.pen.width = max(0, width) }
        case "J": state.pen.cap = numbers.last == 1 ? .round : numbers.last == 2 ? .square : .butt
        case "j": state.pen.join = numbers.last == 1 ? .round : numbers.last == 2 ? .bevel : .miter
        case "M": if let limit = numbers.last { state.pen.miterLimit = max(1, limit) }
        case "d": setDashes(file.numbers(operands.first), phase: numbers.last ?? 0)
        case "gs":
            let name = operands.last?.name ?? ""
            if let settings = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) { take(settings) }
        default: return false
        }
        return true
    }

    private mutating func setDashes(_ lengths: [Double], phase: Double) {
        let lengths = lengths.map { max(0, $0) }
        state.pen.dashes = lengths.allSatisfy { $0 == 0 } ? [] : lengths.count % 2 == 0 ? lengths : lengths + lengths
        state.pen.dashPhase = phase
    }

    private mutating func runPath(_ name: String, _ numbers: [Double]) -> Bool {
        func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
        let counts = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0]
        guard let count = counts[name] else { return false }
        guard numbers.count >= count else { return true }
        switch name {
        case "m":
            (current, start) = (point(0), point(0))
            path.elements.append(.move(current))
        case "l":
            current = point(0)
            path.elements.append(path.elements.isEmpty ? .move(current) : .line(current))
        case "c": curve(point(0), point(2), point(4))
        case "v": curve(current, point(0), point(2))
        case "y": curve(point(0), point(2), point(2))
        case "re":
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            (current, start) = (point(0), point(0))
            path.elements +=
                Path.polygon([
                    current, Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
                ]).elements
        default: close()
        }
        return true
    }

    private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
        if path.elements.isEmpty { path.elements.append(.move(first)) }
        path.elements.append(.curve(end, control1: first, control2: second))
        current = end
    }

    private mutating func close() {
        guard !path.elements.isEmpty else { return }
        path.elements.append(.close)
        current = start
    }

    /// Paints the path, clips to it if requested, and begins a new one.
    private mutating func finish(fill rule: FillRule? = nil, strokes: Bool = false) {
        var drawn = ArtworkPen()
        if let rule, let paint = paint(of: state.fill) { drawn.fill(path, paint, rule, state.transform) }
        if strokes, let paint = paint(of: state.stroke) { drawn.stroke(path, paint, state.pen, state.transform) }
        add(drawn)
        if let clipRule { state.clips.append(ClipPath(path.map(state.transform.apply), clipRule)) }
        (path, clipRule) = (Path(), nil)
    }

    /// Adds drawn operations, within the clips and the mask.
    mutating func add(_ drawn: ArtworkPen) {
        var drawn = drawn
        for layer in state.layers where layer != Compositing() {
            var outer = ArtworkPen()
            outer.add(layer, drawn)
            drawn = outer
        }
        pen.add(Compositing(), drawn)
    }
}

extension Transform {
    /// Creates a transform from six numbers.
    init?(_ numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension [Double] {
    /// The rectangle between two corners.
    var box: Rect? {
        guard count == 4 else { return nil }
        return Rect(
            x: Swift.min(self[0], self[2]), y: Swift.min(self[1], self[3]), width: abs(self[2] - self[0]),
            height: abs(self[3] - self[1]))
    }
}
