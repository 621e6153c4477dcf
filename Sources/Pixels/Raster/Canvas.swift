import LayoutSimDrawing
import LayoutSimCCairo
import LayoutSimGeometry
import LayoutSimPixels

/// Draws on a surface that covers part of the screen; coordinates are pixels of the screen.
@safe final class Canvas {
    private let context: OpaquePointer
    private let surface: Surface
    private let left: Double
    private let top: Double
    /// The rows of the screen that the surface covers.
    let rows: Range<Int>
    /// Whether drawing goes directly to the surface: without a clip, a layer or a blend mode.
    private var isDirect = true

    /// Creates a canvas for the part of the screen whose top left corner is (`left`, `top`) and whose size is that of
    /// the surface.
    init(_ surface: Surface, left: Int, top: Int) throws(RasterError) {
        guard let context = unsafe cairo_create(surface.handle) else { throw RasterError(reason: .cairo("no context")) }
        unsafe self.context = context
        self.surface = surface
        self.left = Double(left)
        self.top = Double(top)
        rows = top..<(top + surface.height)
        try check(unsafe cairo_status(context))
        // Exact horizontal coverage and fifteen sample rows per pixel, in integers; the default may choose otherwise.
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    }

    deinit {
        unsafe cairo_destroy(context)
    }

    /// Throws if any drawing so far failed.
    func finish() throws(RasterError) {
        try check(unsafe cairo_status(context))
    }

    /// Fills the surface with a color, replacing its content.
    func clear(to color: Color) {
        set(color)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func fill(_ polygon: Polygon, _ color: Color, _ rule: FillRule) {
        set(color)
        add(polygon)
        set(rule)
        unsafe cairo_fill(context)
    }

    /// Fills a polygon with a strip as long as the screen along one axis, repeated along the other.
    func fill(_ polygon: Polygon, repeating strip: Surface) {
        set(strip, x: 0, y: 0)
        unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
        add(polygon)
        set(.winding)
        unsafe cairo_fill(context)
    }

    func stroke(_ path: Path, _ color: Color, _ stroke: Stroke) {
        set(color)
        add(path)
        unsafe cairo_set_line_width(context, stroke.width)
        unsafe cairo_set_line_cap(context, stroke.hasRoundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        unsafe cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
        unsafe cairo_stroke(context)
    }

    func fill(_ mask: Surface, x: Int, y: Int, _ color: Color) {
        if isDirect, color.alpha == 255, surface.holdsColors {
            return surface.paint(Pixel(color), through: mask, x: x - Int(left), y: y - Int(top))
        }
        set(color)
        unsafe cairo_mask_surface(context, mask.handle, Double(x) - left, Double(y) - top)
    }

    func draw(_ image: Surface, x: Int, y: Int) {
        set(image, x: x, y: y)
        unsafe cairo_rectangle(context, Double(x) - left, Double(y) - top, Double(image.width), Double(image.height))
        unsafe cairo_fill(context)
    }

    /// Fills a polygon with the corresponding part of an image at a position.
    func fill(_ polygon: Polygon, _ rule: FillRule, with image: Surface, x: Int, y: Int) {
        set(image, x: x, y: y)
        add(polygon)
        set(rule)
        unsafe cairo_fill(context)
    }

    func clip(
        to polygon: Polygon, _ rule: FillRule = .winding, while draw: () throws(RasterError) -> Void
    ) throws(RasterError) {
        try indirectly { () throws(RasterError) in
            add(polygon)
            set(rule)
            unsafe cairo_clip(context)
            try draw()
        }
    }

    /// Draws into a layer, then composites it with an opacity.
    func fade(to alpha: UInt8, while draw: () throws(RasterError) -> Void) throws(RasterError) {
        let layer = try unsafe group(draw)
        unsafe cairo_set_source(context, layer)
        unsafe cairo_pattern_destroy(layer)
        unsafe cairo_paint_with_alpha(context, Double(alpha) / 255)
    }

    /// Draws into a layer, then composites it through another layer's alpha.
    func mask(
        by drawMask: () throws(RasterError) -> Void, while draw: () throws(RasterError) -> Void
    ) throws(RasterError) {
        let layer = try unsafe group(draw)
        defer { unsafe cairo_pattern_destroy(layer) }
        let mask = try unsafe group(drawMask)
        defer { unsafe cairo_pattern_destroy(mask) }
        unsafe cairo_set_source(context, layer)
        unsafe cairo_mask(context, mask)
    }

    /// Draws with a blend mode.
    func blend(_ mode: BlendMode, while draw: () throws(RasterError) -> Void) throws(RasterError) {
        try indirectly { () throws(RasterError) in
            unsafe cairo_set_operator(context, mode.cairoOperator)
            try draw()
        }
    }

    /// Draws with a cairo state that is restored afterward.
    private func indirectly(_ draw: () throws(RasterError) -> Void) throws(RasterError) {
        let wasDirect = isDirect
        isDirect = false
        unsafe cairo_save(context)
        defer {
            unsafe cairo_restore(context)
            isDirect = wasDirect
        }
        try draw()
    }

    /// Returns the drawing as a pattern that the caller must destroy.
    private func group(_ draw: () throws(RasterError) -> Void) throws(RasterError) -> OpaquePointer? {
        let wasDirect = isDirect
        isDirect = false
        defer { isDirect = wasDirect }
        unsafe cairo_push_group(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        do throws(RasterError) {
            try draw()
        } catch {
            unsafe cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        return unsafe cairo_pop_group(context)
    }
}

extension Canvas {
    private func set(_ color: Color) {
        unsafe cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            Double(color.alpha) / 255)
    }

    private func set(_ image: Surface, x: Int, y: Int) {
        unsafe cairo_set_source_surface(context, image.handle, Double(x) - left, Double(y) - top)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    private func set(_ rule: FillRule) {
        unsafe cairo_set_fill_rule(context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }

    private func add(_ polygon: Polygon) {
        unsafe cairo_new_path(context)
        for (contour, start) in polygon.starts.enumerated() {
            let end = contour + 1 < polygon.starts.count ? polygon.starts[contour + 1] : polygon.corners.count
            // A single point, such as the one after a close, encloses no area.
            guard end - start > 1 else { continue }
            let first = polygon.corners[start]
            unsafe cairo_move_to(context, first.x - left, first.y - top)
            for index in (start + 1)..<end {
                let corner = polygon.corners[index]
                unsafe cairo_line_to(context, corner.x - left, corner.y - top)
            }
            unsafe cairo_close_path(context)
        }
    }

    private func add(_ path: Path) {
        unsafe cairo_new_path(context)
        for element in path.elements {
            switch element {
            case .move(let point): unsafe cairo_move_to(context, point.x - left, point.y - top)
            case .line(let point): unsafe cairo_line_to(context, point.x - left, point.y - top)
            case .curve(let end, let control1, let control2):
                unsafe cairo_curve_to(
                    context, control1.x - left, control1.y - top, control2.x - left, control2.y - top, end.x - left,
                    end.y - top)
            case .close: unsafe cairo_close_path(context)
            }
        }
    }
}
