public import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CGContext {
    // MARK: Building; the path is stored in the base space, so later transforms do not affect it.

    public func beginPath() { currentPath = CGMutablePath() }
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }
    public func closePath() { currentPath.closeSubpath() }
    public var isPathEmpty: Bool { currentPath.isEmpty }
    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(ctm.inverted()) }
    public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath.applying(ctm.inverted()) }
    public var path: CGPath? { CGPath(steps: currentPath.steps.applying(ctm.inverted())) }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return currentPath.contains(point.applying(ctm), using: rule)
    }
    public func replacePathWithStrokedPath() { currentPath = CGMutablePath(steps: strokedSteps()) }

    // MARK: Painting

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }
    public func drawPath(using mode: CGPathDrawingMode) {
        let steps = currentPath.steps
        if mode != .stroke {
            paint(Path(steps), state.fill, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        }
        if mode != .fill && mode != .eoFill { strokeCurrentPath() }
        beginPath()
    }

    public func fill(_ rect: CGRect) { paint(Path([CGPathStep].rect(rect).applying(ctm)), state.fill) }
    public func fill(_ rects: [CGRect]) {
        paint(Path(rects.flatMap { [CGPathStep].rect($0) }.applying(ctm)), state.fill)
    }
    public func fillEllipse(in rect: CGRect) {
        paint(Path([CGPathStep].ellipse(in: rect).applying(ctm)), state.fill)
    }
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }
    public func clear(_ rect: CGRect) {
        saveGState()
        setBlendMode(.clear)
        state.shadow = nil
        fill(rect)
        restoreGState()
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(ContextClip(steps: currentPath.steps, rule: rule))
        beginPath()
    }
    public func clip(to rect: CGRect) {
        state.clips.append(ContextClip(steps: [CGPathStep].rect(rect).applying(ctm), rule: .winding))
    }
    public func clip(to rects: [CGRect]) {
        state.clips.append(
            ContextClip(steps: rects.flatMap { [CGPathStep].rect($0) }.applying(ctm), rule: .winding))
    }
    public func resetClip() { state.clips = [] }
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
