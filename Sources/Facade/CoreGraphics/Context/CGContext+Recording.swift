package import Foundation
package import LayoutSimDrawing
package import LayoutSimGeometry

extension CGContext {
    /// Adds operations in user space, with an optional label that describes them to people.
    package func record(_ operations: [DrawingOperation], label: String? = nil) {
        guard !operations.isEmpty else { return }
        var compositing = Compositing()
        compositing.transform = Transform(ctm)
        compositing.label = label
        emit(compositing == Compositing() ? operations : [.composited(compositing, operations)])
    }

    /// Whether text is drawn as it is everywhere: filled.
    package var fillsText: Bool { state.textMode == .fill || state.textMode == .fillClip }

    /// Adds the operations of text in user space, with its letters filled or stroked as the text drawing mode says.
    package func recordText(_ operations: [DrawingOperation], label: String?, outlines: GlyphOutlines) {
        guard !fillsText else { return record(operations, label: label) }
        record(operations.flatMap { inTextMode($0, outlines) }, label: label)
    }

    private func inTextMode(_ operation: DrawingOperation, _ outlines: GlyphOutlines) -> [DrawingOperation] {
        switch operation {
        case .glyphs(let run, let color):
            let pen = Pen(width: state.lineWidth, cap: state.cap, join: state.join, miterLimit: state.miterLimit)
            let stroked = DrawingOperation.traced(run.outline(outlines), color, pen)
            return switch state.textMode {
            case .stroke, .strokeClip: [stroked]
            case .fillStroke, .fillStrokeClip: [operation, stroked]
            default: []
            }
        case .composited(let compositing, let operations):
            return [.composited(compositing, operations.flatMap { inTextMode($0, outlines) })]
        default: return [operation]
        }
    }

    /// Has the pixels of each drawing from now on be changed; the first of several changes is made first.
    package func setFilters(_ filters: [LayerFilter]) { state.filters = filters }

    /// Marks the position of the content of the view that is being drawn.
    package func recordContent() { emit([.contentMark]) }

    /// Fills a path in the base space.
    package func paint(_ path: Path, _ color: CGColor, _ rule: CGPathFillRule = .winding) {
        guard !path.elements.isEmpty, path.isFinite else { return }
        if let pattern = color.pattern {
            paintPattern(pattern.image, Double(pattern.scale), path, rule)
        } else if color.alpha > 0 || state.blendMode != .normal {
            emit([.fill(path, color.drawn, FillRule(rule))])
        }
    }

    /// Strokes a path in the base space.
    package func stroke(_ path: Path, _ color: CGColor, _ pen: Pen) {
        guard !path.elements.isEmpty, path.isFinite, pen.width > 0, pen.width.isFinite else { return }
        if color.pattern != nil {
            paint(pen.outline(of: path, tolerance: 0.05 / Double(max(scale, 1e-6))), color)
        } else if color.alpha > 0 || state.blendMode != .normal {
            emit([.traced(path, color.drawn, pen)])
        }
    }

    private func paintPattern(_ image: CGImage, _ scale: Double, _ path: Path, _ rule: CGPathFillRule) {
        guard let bounds = Rect(around: path.points), image.width > 0, image.height > 0 else { return }
        let (width, height) = (Double(image.width) / scale, Double(image.height) / scale)
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

    /// Adds operations in the base space, with the clips, alpha, blend mode and shadow of the graphics state.
    func emit(_ operations: [DrawingOperation]) {
        var drawn = operations
        if !state.filters.isEmpty {
            var filtering = Compositing()
            filtering.filters = state.filters
            drawn = [.composited(filtering, drawn)]
        }
        var compositing = Compositing()
        compositing.alpha = state.alpha.isNaN ? 255 : UInt8((min(max(state.alpha, 0), 1) * 255).rounded())
        compositing.shadow = state.shadow?.drawn
        if compositing != Compositing() { drawn = [.composited(compositing, drawn)] }
        for clip in state.clips.reversed() { drawn = clip.applied(to: drawn) }
        if state.blendMode == .plusDarker { omissions.insert("the blend mode plusDarker") }
        if let mode = BlendMode(state.blendMode), mode != .normal {
            var blending = Compositing()
            blending.blendMode = mode
            drawn = [.composited(blending, drawn)]
        }
        drawn.forEach { self.operations.appendMerged($0) }
        writePixels()
    }

    /// Begins a group of drawing that is composited as one layer, with the current alpha, shadow and blend mode.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(TransparencyLayer(outer: operations, state: state))
        saveGState()
        operations = []
        (state.alpha, state.shadow, state.blendMode, state.filters) = (1, nil, .normal, [])
    }

    /// Begins a group of drawing that is composited as one layer and clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the innermost transparency layer and draws it; does nothing without one.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let drawn = operations
        operations = layer.outer
        restoreGState()
        let clips = state.clips
        state.clips = []
        // The drawn operations are already clipped.
        var compositing = Compositing()
        compositing.isIsolated = true
        if !drawn.isEmpty { emit([.composited(compositing, drawn)]) }
        state.clips = clips
    }
}

extension [DrawingOperation] {
    /// Adds an operation, merging it with the previous one if both only clip to the same path.
    fileprivate mutating func appendMerged(_ operation: DrawingOperation) {
        guard case .composited(let next, let operations) = operation, next.isOnlyClip, let last,
            case .composited(next, var former) = last
        else { return append(operation) }
        operations.forEach { former.appendMerged($0) }
        self[count - 1] = .composited(next, former)
    }
}

extension Compositing {
    /// Whether the only effect is a clip.
    fileprivate var isOnlyClip: Bool {
        var other = Compositing()
        other.clip = clip
        return clip != nil && self == other
    }
}

extension Path {
    /// Whether all coordinates are finite.
    fileprivate var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

/// The state of a transparency layer, which collects operations until it ends.
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
    /// Creates the blend mode of a Core Graphics mode; `nil` if it is not supported.
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
    /// Creates a transform from a Core Graphics transform.
    package init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }
}
