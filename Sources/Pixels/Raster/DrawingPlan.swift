import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels

/// Converts operations in points to steps in pixels, skipping those without a finite position.
struct DrawingPlan {
    var space: PixelSpace
    /// The width of the screen in pixels.
    let width: Int
    let height: Int
    let glyphs: GlyphMaskCache
    let images: ImageCache
    /// The color behind all steps.
    var background = Color.clear
    /// The steps below a layer's operations, which form its backdrop.
    var below: [DrawingStep] = []

    /// The largest font size in pixels at which glyphs are drawn through masks.
    private static let largestMask = 256.0

    func steps(_ operations: [DrawingOperation]) throws(RasterError) -> [DrawingStep] {
        var steps: [DrawingStep] = []
        for operation in operations { try add(operation, to: &steps) }
        return steps
    }

    private func add(_ operation: DrawingOperation, to steps: inout [DrawingStep]) throws(RasterError) {
        switch operation {
        case .fill(let path, let color, let rule):
            guard let polygon = polygon(path) else { return }
            steps.append(DrawingStep(rows: polygon.rows, kind: .fill(polygon, color, rule)))
        case .gradient(let path, let gradient, let bounds):
            guard space.transform.keepsAxes else {
                return try add(.shading(path, Shading(gradient, bounds)), to: &steps)
            }
            guard let polygon = polygon(path), let strip = try strip(gradient, within: bounds) else { return }
            steps.append(DrawingStep(rows: polygon.rows, kind: .gradient(polygon, strip)))
        case .stroke(let path, let color, let stroke):
            if let step = DrawingStep(stroking: path, color, stroke, space) { steps.append(step) }
        case .glyphs(let run, let color): try add(run, color, to: &steps)
        case .image(let source, let bounds): try add(source, bounds, to: &steps)
        case .clipped(let path, let operations):
            guard let polygon = polygon(path) else { return }
            steps.append(
                DrawingStep(rows: polygon.rows, kind: .clipped(polygon, try over(steps, operations).steps(operations))))
        case .faded(let alpha, let operations):
            let faded = try over(steps, operations).steps(operations)
            guard let first = faded.map(\.rows.lowerBound).min(), let end = faded.map(\.rows.upperBound).max() else {
                return
            }
            steps.append(DrawingStep(rows: first..<end, kind: .faded(alpha, faded)))
        case .shading(let path, let shading, let rule):
            guard let polygon = polygon(path), let step = try shade(polygon, shading, rule) else { return }
            steps.append(step)
        case .traced(let path, let color, let pen):
            let tolerance = 0.05 / max(space.scale * space.transform.zoom, 1e-6)
            guard let polygon = polygon(pen.outline(of: path, tolerance: tolerance)), !polygon.corners.isEmpty else {
                return
            }
            steps.append(DrawingStep(rows: polygon.rows, kind: .fill(polygon, color, .winding)))
        case .picture(let picture, let place):
            if let step = try draw(picture, place) { steps.append(step) }
        case .composited(let compositing, let operations): try add(compositing, operations, to: &steps)
        }
    }

    /// Returns the plan for a layer's operations; it includes the steps below them if any operation filters its
    /// backdrop.
    func over(_ steps: [DrawingStep], _ operations: [DrawingOperation]) -> DrawingPlan {
        guard operations.contains(where: \.showsBackdrop) else { return self }
        var plan = self
        plan.below += steps
        return plan
    }

    func polygon(_ path: Path) -> Polygon? {
        space.path(path).map(Polygon.init)
    }

    private func strip(_ gradient: AxisGradient, within bounds: Rect) throws(RasterError) -> Surface? {
        let isVertical = gradient.axis == .vertical
        guard let first = space.point(Point(x: bounds.minX, y: bounds.minY)),
            let last = space.point(Point(x: bounds.maxX, y: bounds.maxY))
        else { return nil }
        let (start, end) = isVertical ? (first.y, last.y) : (first.x, last.x)
        let ramp = ColorRamp(from: gradient.start, at: start, to: gradient.end, at: end)
        return try Surface(isVertical ? ramp.column(height: height) : ramp.row(width: width))
    }

    private func add(_ source: ImageSource, _ bounds: Rect, to steps: inout [DrawingStep]) throws(RasterError) {
        guard space.transform.keepsAxes else { return try addTurned(source, bounds, to: &steps) }
        guard let place = space.rect(bounds) else { return }
        let (width, height) = (place.right - place.left, place.bottom - place.top)
        let scale = (space.toPixels.a, space.toPixels.d)
        guard PNGLimits.allow(width: width, height: height),
            let surface = try images.surface(of: source, width: width, height: height, scale: scale)
        else { return }
        steps.append(
            DrawingStep(rows: place.top..<place.bottom, kind: .image(surface, x: place.left, y: place.top)))
    }
}

extension DrawingPlan {
    private func add(_ run: GlyphRun, _ color: Color, to steps: inout [DrawingStep]) throws(RasterError) {
        let firstStep = steps.count
        try addShapes(of: run, color, to: &steps)
        if color.alpha < 255 { steps = try steps.joiningShapes(from: firstStep) }
    }

    /// Adds a step for each glyph.
    private func addShapes(of run: GlyphRun, _ color: Color, to steps: inout [DrawingStep]) throws(RasterError) {
        guard space.transform.isPlain else { return addOutlines(of: run, color, to: &steps) }
        guard let size = space.length(run.size * space.transform.a), size > 0 else { return }
        let masks = glyphs.masks(of: run.face, size: size)
        for glyph in run.glyphs {
            guard let origin = space.point(glyph.origin) else { continue }
            let quarters = space.nearest(origin.x * 4)
            let placed = PlacedGlyph(index: glyph.index, phase: quarters & 3)
            try add(placed, masks, x: quarters >> 2, y: space.nearest(origin.y), color, to: &steps)
        }
    }

    private func add(
        _ glyph: PlacedGlyph, _ masks: GlyphMasks, x: Int, y: Int, _ color: Color, to steps: inout [DrawingStep]
    ) throws(RasterError) {
        if masks.size > DrawingPlan.largestMask {
            guard let polygon = glyphs.polygon(glyph, in: masks)?.offset(x: Double(x), y: Double(y)) else { return }
            steps.append(DrawingStep(rows: polygon.rows, kind: .fill(polygon, color, .winding)))
        } else if let mask = try glyphs.mask(glyph, in: masks) {
            let (x, y) = (x + mask.left, y + mask.top)
            steps.append(
                DrawingStep(rows: y..<(y + mask.surface.height), kind: .mask(mask.surface, x: x, y: y, color)))
        }
    }
}
