import CoreGraphics
import Foundation
import LayoutSimDrawing
import LayoutSimGeometry

extension CAShapeLayer {
    /// Returns the operations that fill and stroke the path.
    func shapeOperations() -> [DrawingOperation] {
        guard let path else { return [] }
        let outline = Path(path.steps)
        let context = CGContext(scale: max(contentsScale, 1))
        if let fillColor { context.paint(outline, fillColor, fillRule == .evenOdd ? .evenOdd : .winding) }
        if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
            let isWhole = strokeStart <= 0 && strokeEnd >= 1
            context.stroke(
                isWhole ? outline : outline.part(from: Double(strokeStart), to: Double(strokeEnd)), strokeColor, pen)
        }
        return context.operations
    }

    private var pen: Pen {
        var pen = Pen(width: Double(lineWidth))
        pen.cap = Pen.Cap(rawValue: lineCap.rawValue) ?? .butt
        pen.join = Pen.Join(rawValue: lineJoin.rawValue) ?? .miter
        pen.miterLimit = Double(miterLimit)
        pen.dashes = (lineDashPattern ?? []).map(\.doubleValue)
        pen.dashPhase = pen.dashes.isEmpty ? 0 : Double(lineDashPhase)
        return pen
    }
}

extension CAGradientLayer {
    /// Returns the operations that draw the gradient within an outline.
    func gradientOperations(in outline: Path) -> [DrawingOperation] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty, !bounds.isEmpty else { return [] }
        let stops = CGGradient.stops(colors, locations?.map { CGFloat($0.doubleValue) })
        return [.shading(outline, shading(stops))]
    }

    /// The transform from the unit square to the bounds.
    private var square: CGAffineTransform {
        CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    }

    private func shading(_ stops: [Shading.Stop]) -> Shading {
        let (start, end) = (startPoint, endPoint)
        switch type {
        case .radial:
            // The end point is the corner of the box around the ellipse.
            let axes = CGAffineTransform(
                a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y)
            return Shading(
                .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1), stops: stops,
                transform: Transform(axes.concatenating(square)))
        case .conic:
            let angle = Trigonometry.angle(
                y: (end.y - start.y) * bounds.height, x: (end.x - start.x) * bounds.width)
            return Shading(.conic(center: Point(start.applying(square)), startAngle: Double(angle)), stops: stops)
        default:
            // Lines of equal color are perpendicular to the axis in the unit square, and are stretched with it.
            return Shading(.linear(from: Point(start), to: Point(end)), stops: stops, transform: Transform(square))
        }
    }
}

extension CAReplicatorLayer {
    /// Returns the operations once per instance, each transformed once more than the one before and as they were one
    /// delay earlier.
    func copies(of instance: (_ lag: Double) -> [DrawingOperation]) -> [DrawingOperation] {
        var operations = instance(0)
        guard !operations.isEmpty else { return [] }
        let center = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
        let step = center.inverted()
            .concatenating(CATransform3DGetAffineTransform(instanceTransform)).concatenating(center)
        var place = CGAffineTransform.identity
        var drawn: [DrawingOperation] = []
        for index in 0..<min(max(instanceCount, 0), 10_000) {
            if instanceDelay != 0, index > 0 { operations = instance(Double(index) * instanceDelay) }
            var compositing = Compositing()
            compositing.transform = Transform(place)
            let tint = InstanceTint(self, index)
            compositing.alpha = tint.alpha
            drawn.append(.composited(compositing, tint.isWhite ? operations : operations.map(tint.tinted)))
            place = step.concatenating(place)
        }
        return drawn
    }
}

/// The color that multiplies the colors of an instance.
private struct InstanceTint {
    private let factors: [Float]

    init(_ layer: CAReplicatorLayer, _ index: Int) {
        let color = layer.instanceColor?.drawn ?? .white
        let first = [color.red, color.green, color.blue, color.alpha].map { Float($0) / 255 }
        let offsets = [
            layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset, layer.instanceAlphaOffset,
        ]
        factors = zip(first, offsets).map { min(max($0 + Float(index) * $1, 0), 1) }
    }

    var alpha: UInt8 { UInt8((factors[3] * 255).rounded()) }
    var isWhite: Bool { factors[..<3].allSatisfy { $0 == 1 } }

    /// Returns an operation tinted with the color of the instance; images keep their colors.
    func tinted(_ operation: DrawingOperation) -> DrawingOperation {
        switch operation {
        case .fill(let path, let color, let rule): return .fill(path, tinted(color), rule)
        case .traced(let path, let color, let pen): return .traced(path, tinted(color), pen)
        case .glyphs(let run, let color): return .glyphs(run, tinted(color))
        case .shading(let path, var shading, let rule):
            shading.stops = shading.stops.map { Shading.Stop($0.location, tinted($0.color)) }
            return .shading(path, shading, rule)
        case .composited(let compositing, let operations): return .composited(compositing, operations.map(tinted))
        default: return operation
        }
    }

    private func tinted(_ color: Color) -> Color {
        func product(_ channel: UInt8, _ factor: Float) -> UInt8 { UInt8((Float(channel) * factor).rounded()) }
        return Color(
            red: product(color.red, factors[0]), green: product(color.green, factors[1]),
            blue: product(color.blue, factors[2]), alpha: color.alpha)
    }
}
