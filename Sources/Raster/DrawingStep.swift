import LayoutSimGeometry
import LayoutSimPainting

/// A part of a picture in pixels, ready to be drawn on any canvas that shows some of its rows.
struct DrawingStep {
    /// Outside these rows it draws nothing.
    let rows: Range<Int>
    let kind: Kind

    enum Kind {
        case fill(Polygon, Color, FillRule)
        case gradient(Polygon, Surface)
        case stroke(Path, Color, Stroke)
        case mask(Surface, x: Int, y: Int, Color)
        case image(Surface, x: Int, y: Int)
        case clipped(Polygon, [DrawingStep])
        case faded(UInt8, [DrawingStep])
    }
}

extension Canvas {
    /// Draws the steps that reach into its rows.
    func draw(_ steps: [DrawingStep]) throws(RasterError) {
        for step in steps where step.rows.overlaps(rows) { try draw(step.kind) }
    }

    private func draw(_ kind: DrawingStep.Kind) throws(RasterError) {
        switch kind {
        case .fill(let polygon, let color, let rule): fill(polygon, color, rule)
        case .gradient(let polygon, let strip): fill(polygon, repeating: strip)
        case .stroke(let path, let color, let stroke): self.stroke(path, color, stroke)
        case .mask(let mask, let x, let y, let color): fill(mask, x: x, y: y, color)
        case .image(let image, let x, let y): draw(image, x: x, y: y)
        case .clipped(let polygon, let steps):
            try clip(to: polygon) { () throws(RasterError) in try draw(steps) }
        case .faded(let alpha, let steps):
            try fade(to: alpha) { () throws(RasterError) in try draw(steps) }
        }
    }
}
