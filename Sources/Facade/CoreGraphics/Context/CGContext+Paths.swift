public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CGContext {
    // MARK: Building; the path is stored in the base space, so later transforms do not affect it.

    /// Starts a new, empty path.
    public func beginPath() { currentPath = CGMutablePath() }
    /// Starts a new subpath at a point in user space.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }
    /// Adds connected lines, starting a new subpath at the first point.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }
    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }
    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }
    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }
    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }
    /// Adds an ellipse that fits into a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }
    /// Adds an arc of a circle, preceded by a line from the current point; angles are in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }
    /// Adds an arc that touches the lines from the current point to the first point and from there to the second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }
    /// Adds a path, transformed by the current transformation matrix.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }
    /// Closes the current subpath with a line to its start.
    public func closePath() { currentPath.closeSubpath() }
    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// The current point, in user space.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(ctm.inverted()) }
    /// The smallest rectangle around the current path, not including control points, in user space.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath.applying(ctm.inverted()) }
    /// The current path, in user space; never `nil` here.
    public var path: CGPath? { CGPath(steps: currentPath.steps.applying(ctm.inverted())) }
    /// Returns whether the current path contains a point in user space; stroke modes are tested like fills.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return currentPath.contains(point.applying(ctm), using: rule)
    }
    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() { currentPath = CGMutablePath(steps: strokedSteps()) }

    // MARK: Painting

    /// Fills the current path, and then clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the current path, and then clears it.
    public func strokePath() { drawPath(using: .stroke) }
    /// Fills or strokes the current path, or both, and then clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let steps = currentPath.steps
        if mode != .stroke {
            paint(Path(steps), state.fill, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        }
        if mode != .fill && mode != .eoFill { strokeCurrentPath() }
        beginPath()
    }

    /// Fills a rectangle; the current path is not affected.
    public func fill(_ rect: CGRect) { paint(Path([CGPathStep].rect(rect).applying(ctm)), state.fill) }
    /// Fills rectangles as one path; the current path is not affected.
    public func fill(_ rects: [CGRect]) {
        paint(Path(rects.flatMap { [CGPathStep].rect($0) }.applying(ctm)), state.fill)
    }
    /// Fills an ellipse that fits into a rectangle; the current path is not affected.
    public func fillEllipse(in rect: CGRect) {
        paint(Path([CGPathStep].ellipse(in: rect).applying(ctm)), state.fill)
    }
    /// Strokes a rectangle; the current path is cleared.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }
    /// Strokes a rectangle with a line width in user space; the current path is cleared.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    /// Strokes an ellipse that fits into a rectangle; the current path is cleared.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }
    /// Strokes a line between each pair of points; the current path is cleared.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }
    /// Makes the pixels of a rectangle transparent, within the clipping area.
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        state.shadow = nil
        fill(rect)
        restoreGState()
    }

    // MARK: Clipping

    /// Clips subsequent drawing to the current path, and then clears it.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(ContextClip(steps: currentPath.steps, rule: rule))
        beginPath()
    }
    /// Clips subsequent drawing to a rectangle.
    public func clip(to rect: CGRect) {
        state.clips.append(ContextClip(steps: [CGPathStep].rect(rect).applying(ctm), rule: .winding))
    }
    /// Clips subsequent drawing to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        state.clips.append(
            ContextClip(steps: rects.flatMap { [CGPathStep].rect($0) }.applying(ctm), rule: .winding))
    }
    /// Removes all clipping until the graphics state is restored.
    public func resetClip() { state.clips = [] }
    /// A rectangle around the clipping area, in user space; infinite without clipping in a context that has no bitmap.
    public var boundingBoxOfClipPath: CGRect {
        let all = bitmap.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        let boxes = (all.map { [$0] } ?? []) + state.clips.map { CGPath(steps: $0.steps).boundingBoxOfPath }
        guard let first = boxes.first else { return .infinite }
        return boxes.dropFirst().reduce(first) { $0.intersection($1) }.applying(ctm.inverted())
    }

    /// The stroke attributes, in user space.
    private var pen: Pen {
        var pen = Pen(width: state.lineWidth, cap: state.cap, join: state.join, miterLimit: state.miterLimit)
        pen.dashes = state.dashes.map { Double($0) }
        pen.dashPhase = pen.dashes.isEmpty ? 0 : Double(state.dashPhase)
        return pen
    }

    /// The scale factor of a transform that scales all lengths equally; `nil` for other transforms.
    private var evenZoom: Double? {
        let (first, second) = (ctm.a * ctm.a + ctm.b * ctm.b, ctm.c * ctm.c + ctm.d * ctm.d)
        let skew = ctm.a * ctm.c + ctm.b * ctm.d
        guard abs(first - second) <= 1e-9 * first, abs(skew) <= 1e-9 * first else { return nil }
        return Double(first.squareRoot())
    }

    private func strokeCurrentPath() {
        let steps = currentPath.steps
        if let zoom = evenZoom {
            var pen = pen
            if zoom != 1 {
                pen.width *= zoom
                pen.dashes = pen.dashes.map { $0 * zoom }
                pen.dashPhase *= zoom
            }
            stroke(Path(steps), state.stroke, pen)
        } else if state.stroke.pattern != nil {
            paint(Path(strokedSteps()), state.stroke)
        } else if state.stroke.alpha > 0, state.lineWidth > 0 {
            record([.traced(Path(steps.applying(ctm.inverted())), state.stroke.drawn, pen)])
        }
    }

    /// Returns the outline of the stroked current path, in the base space.
    private func strokedSteps() -> [CGPathStep] {
        let zoom = max(abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot() * scale, 1e-6)
        let path = Path(currentPath.steps.applying(ctm.inverted()))
        return [CGPathStep](pen.outline(of: path, tolerance: 0.05 / Double(zoom))).applying(ctm)
    }
}
