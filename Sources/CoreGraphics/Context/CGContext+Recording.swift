package import Foundation
package import LayoutSimDrawing
package import LayoutSimGeometry

extension CGContext {
    /// Adds operations that are given in the space that callers draw in.
    package func record(_ operations: [DrawingOperation]) {
        guard !operations.isEmpty else { return }
        if ctm.isIdentity {
            emit(operations)
        } else {
            var compositing = Compositing()
            compositing.transform = Transform(ctm)
            emit([.composited(compositing, operations)])
        }
    }

    func paint(_ steps: [CGPathStep], _ color: CGColor, _ rule: CGPathFillRule) {
        guard !steps.isEmpty else { return }
        let path = Path(steps)
        if let image = color.pattern?.image {
            paintPattern(image, path, rule)
        } else if color.alpha > 0 || state.blendMode != .normal {
            emit([.fill(path, color.drawn, FillRule(rule))])
        }
    }

    private func paintPattern(_ image: CGImage, _ path: Path, _ rule: CGPathFillRule) {
        guard let bounds = Rect(around: path.points), image.width > 0, image.height > 0 else { return }
        let (width, height) = (Double(image.width) / Double(scale), Double(image.height) / Double(scale))
        var tiles: [DrawingOperation] = []
        var y = (bounds.minY / height).rounded(.down) * height
        while y < bounds.maxY, tiles.count < 10_000 {
            var x = (bounds.minX / width).rounded(.down) * width
            while x < bounds.maxX {
                tiles.append(.picture(image.picture, Transform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)))
                x += width
            }
            y += height
        }
        var compositing = Compositing()
        compositing.clip = ClipPath(path, FillRule(rule))
        emit([.composited(compositing, tiles)])
    }

    /// Adds operations of the base space under clips, alpha, blend mode and shadow of the state.
    func emit(_ operations: [DrawingOperation]) {
        var drawn = operations
        var compositing = Compositing()
        compositing.alpha = UInt8((min(max(state.alpha, 0), 1) * 255).rounded())
        compositing.shadow = state.shadow?.drawn
        if compositing != Compositing() { drawn = [.composited(compositing, drawn)] }
        for clip in state.clips.reversed() { drawn = clip.applied(to: drawn) }
        if let mode = BlendMode(state.blendMode), mode != .normal {
            var blending = Compositing()
            blending.blendMode = mode
            drawn = [.composited(blending, drawn)]
        }
        self.operations += drawn
    }

    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(TransparencyLayer(outer: operations, state: state))
        saveGState()
        operations = []
        (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let drawn = operations
        operations = layer.outer
        restoreGState()
        let clips = state.clips
        state.clips = []
        // What was drawn is clipped already.
        emit([.composited(Compositing(), drawn)])
        state.clips = clips
    }
}

/// Collects what is drawn until the layer ends.
struct TransparencyLayer {
    var outer: [DrawingOperation]
    var state: GraphicsState
}

extension ContextShadow {
    fileprivate var drawn: Shadow {
        Shadow(
            color: color.drawn, offset: Point(x: Double(offset.width), y: Double(offset.height)),
            radius: Double(blur) / 2)
    }
}

extension ContextClip {
    fileprivate func applied(to operations: [DrawingOperation]) -> [DrawingOperation] {
        var compositing = Compositing()
        if let image {
            compositing.mask = [image]
        } else {
            compositing.clip = ClipPath(Path(steps), FillRule(rule))
        }
        return [.composited(compositing, operations)]
    }
}

extension FillRule {
    init(_ rule: CGPathFillRule) {
        self = rule == .winding ? .winding : .evenOdd
    }
}

extension BlendMode {
    /// `nil` for modes that are not drawn.
    init?(_ mode: CGBlendMode) {
        let modes: [BlendMode?] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
            .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .darken,
            .plusLighter,
        ]
        guard let known = modes[Int(mode.rawValue)] else { return nil }
        self = known
    }
}

extension Transform {
    package init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }
}

extension Path {
    /// The outline of steps; quadratic curves become cubic ones.
    package init(_ steps: [CGPathStep]) {
        var current = CGPoint.zero
        self.init()
        for step in steps {
            switch step {
            case .move(let end): elements.append(.move(Point(end)))
            case .line(let end): elements.append(.line(Point(end)))
            case .quadCurve(let end, let control):
                let cubic = Cubic(current, quadraticControl: control, end)
                elements.append(
                    .curve(Point(end), control1: Point(cubic.control1), control2: Point(cubic.control2)))
            case .curve(let end, let control1, let control2):
                elements.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
            case .close: elements.append(.close)
            }
            current = step.end ?? current
        }
    }
}

extension Point {
    package init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}
