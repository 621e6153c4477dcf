import LayoutSimCHarfBuzz
import LayoutSimGeometry

/// Traces the outlines of glyphs.
@safe final class OutlinePen {
    private let functions: OpaquePointer?

    init() {
        unsafe functions = hb_draw_funcs_create()
        unsafe hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in unsafe Trace.of(data)?.pointee.move(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in unsafe Trace.of(data)?.pointee.line(x, y) }, nil, nil)
        unsafe hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in unsafe Trace.of(data)?.pointee.quadratic((cx, cy), (x, y)) }, nil, nil)
        unsafe hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                unsafe Trace.of(data)?.pointee.cubic((ax, ay), (bx, by), (x, y))
            }, nil, nil)
        unsafe hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in unsafe Trace.of(data)?.pointee.close() }, nil, nil)
        unsafe hb_draw_funcs_make_immutable(functions)
    }

    deinit {
        unsafe hb_draw_funcs_destroy(functions)
    }

    /// Returns the outline of a glyph in em; the y-axis points down, and the origin is on the baseline.
    func outline(of glyph: UInt32, in font: FontFile) -> Path {
        var trace = Trace(unitsPerEm: font.unitsPerEm)
        unsafe withUnsafeMutablePointer(to: &trace) { unsafe font.trace(glyph, with: functions, into: $0) }
        return trace.path
    }
}

/// The outline traced so far.
private struct Trace {
    let unitsPerEm: Double
    var path = Path()
    private var current = Point.zero

    init(unitsPerEm: Double) {
        self.unitsPerEm = unitsPerEm
    }

    @unsafe static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Trace>? {
        unsafe data?.assumingMemoryBound(to: Trace.self)
    }

    mutating func move(_ x: Float, _ y: Float) {
        current = point((x, y))
        path.elements.append(.move(current))
    }

    mutating func line(_ x: Float, _ y: Float) {
        current = point((x, y))
        path.elements.append(.line(current))
    }

    /// Adds the cubic equivalent of a quadratic curve, whose control points lie two thirds of the way to the quadratic
    /// one's.
    mutating func quadratic(_ control: (Float, Float), _ end: (Float, Float)) {
        let control = point(control)
        let end = point(end)
        let first = toward(control, from: current)
        let second = toward(control, from: end)
        path.elements.append(.curve(end, control1: first, control2: second))
        current = end
    }

    mutating func cubic(_ first: (Float, Float), _ second: (Float, Float), _ end: (Float, Float)) {
        current = point(end)
        path.elements.append(.curve(current, control1: point(first), control2: point(second)))
    }

    mutating func close() {
        path.elements.append(.close)
    }

    private func point(_ position: (Float, Float)) -> Point {
        Point(x: Double(position.0) / unitsPerEm, y: -Double(position.1) / unitsPerEm)
    }

    private func toward(_ control: Point, from end: Point) -> Point {
        Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
}
