import LayoutSimDrawing
import LayoutSimGeometry

extension DrawingPlan {
    /// Adds a layer: its shadow, then its operations within clip and mask, faded and blended as a whole.
    func add(
        _ compositing: Compositing, _ operations: [DrawingOperation], to steps: inout [DrawingStep]
    ) throws(RasterError) {
        var inner = over(steps, operations)
        inner.space = space.transformed(by: compositing.transform)
        var layer = try inner.steps(operations)
        if let clip = compositing.clip {
            guard let polygon = inner.polygon(clip.path) else { return }
            if let backdrop = compositing.backdrop,
                let step = try inner.step(backdrop, within: polygon, over: below + steps)
            {
                layer.insert(step, at: 0)
            }
            layer = [DrawingStep(rows: polygon.rows, kind: .within(polygon, clip.rule, layer))]
        }
        if let mask = compositing.mask {
            layer = try wrapped(layer, .masked(by: try inner.steps(mask), layer))
        }
        for filter in compositing.filters { layer = try self.step(filter, of: layer).map { [$0] } ?? [] }
        if let shadow = compositing.shadow {
            let caster = try shadow.caster.map { path throws(RasterError) in try inner.steps([.fill(path, .black)]) }
            if let step = try self.step(shadow, of: caster ?? layer) { layer.insert(step, at: 0) }
        }
        if compositing.alpha < 255 || compositing.isIsolated {
            layer = try wrapped(layer, .faded(compositing.alpha, layer))
        }
        if compositing.blendMode != .normal { layer = try wrapped(layer, .blended(compositing.blendMode, layer)) }
        steps += layer
    }

    private func wrapped(_ steps: [DrawingStep], _ kind: DrawingStep.Kind) throws(RasterError) -> [DrawingStep] {
        guard let rows = steps.rows else { return [] }
        return [DrawingStep(rows: rows, kind: kind)]
    }

    /// Returns the blurred silhouette of steps as a mask; `nil` if it is not visible.
    private func step(_ shadow: Shadow, of steps: [DrawingStep]) throws(RasterError) -> DrawingStep? {
        let turned = space.transform.turn(shadow.offset)
        guard let deviation = space.length(max(shadow.radius, 0) * space.transform.zoom),
            let offsetX = space.length(turned.x), let offsetY = space.length(turned.y), let bounds = steps.bounds
        else { return nil }
        let blur = BoxBlur(deviation: deviation)
        let (dx, dy) = (space.nearest(offsetX), space.nearest(offsetY))
        // Neither shapes far outside of the screen nor their shadows are visible.
        let left = max(Int(bounds.minX.rounded(.down)) - blur.reach, -blur.reach - abs(dx))
        let right = min(Int(bounds.maxX.rounded(.up)) + blur.reach, width + blur.reach + abs(dx))
        let top = max(Int(bounds.minY.rounded(.down)) - blur.reach, -blur.reach - abs(dy))
        let bottom = min(Int(bounds.maxY.rounded(.up)) + blur.reach, height + blur.reach + abs(dy))
        guard left < right, top < bottom else { return nil }
        let silhouette = try Surface.coverage(width: right - left, height: bottom - top)
        let canvas = try Canvas(silhouette, left: left, top: top)
        try canvas.draw(steps)
        try canvas.finish()
        unsafe silhouette.changeCoverage { bytes, width, height in
            unsafe blur.apply(to: bytes, width: width, height: height)
        }
        let y = top + dy
        return DrawingStep(
            rows: y..<(y + bottom - top), kind: .mask(silhouette, x: left + dx, y: y, shadow.color))
    }
}

extension [DrawingStep] {
    /// The rows that the steps touch; `nil` for none.
    var rows: Range<Int>? {
        guard let first = map(\.rows.lowerBound).min(), let end = map(\.rows.upperBound).max() else { return nil }
        return first..<end
    }

    /// The bounding box of the steps, in pixels; `nil` for none.
    var bounds: Rect? {
        Rect(
            around: compactMap(\.bounds).flatMap { [Point(x: $0.minX, y: $0.minY), Point(x: $0.maxX, y: $0.maxY)] })
    }
}

extension DrawingStep {
    fileprivate var bounds: Rect? {
        switch kind {
        case .fill(let polygon, _, _), .gradient(let polygon, _), .clipped(let polygon, _), .within(let polygon, _, _),
            .shaded(let polygon, _, _, _, _):
            polygon.bounds
        case .stroke(let path, _, let stroke):
            Rect(around: path.points).map { $0.inset(by: EdgeInsets(all: -5 * stroke.width - 1)) }
        case .mask(let surface, let x, let y, _), .image(let surface, let x, let y):
            Rect(x: Double(x), y: Double(y), width: Double(surface.width), height: Double(surface.height))
        case .faded(_, let steps), .masked(_, let steps), .blended(_, let steps): steps.bounds
        }
    }
}
