package import LayoutSimGeometry

extension DrawingOperation {
    /// Returns the operation moved by a distance.
    package func moved(by distance: Point) -> DrawingOperation {
        let (x, y) = (distance.x, distance.y)
        func moved(_ operations: [DrawingOperation]) -> [DrawingOperation] { operations.map { $0.moved(by: distance) } }
        switch self {
        case .fill(let path, let color, let rule): return .fill(path.offset(x: x, y: y), color, rule)
        case .gradient(let path, let gradient, let bounds):
            return .gradient(path.offset(x: x, y: y), gradient, within: bounds.offset(x: x, y: y))
        case .stroke(let path, let color, let stroke): return .stroke(path.offset(x: x, y: y), color, stroke)
        case .traced(let path, let color, let pen): return .traced(path.offset(x: x, y: y), color, pen)
        case .glyphs(var run, let color):
            for index in run.glyphs.indices {
                run.glyphs[index].origin.x += x
                run.glyphs[index].origin.y += y
            }
            return .glyphs(run, color)
        case .image(let source, let rect): return .image(source, rect.offset(x: x, y: y))
        case .clipped(let path, let operations): return .clipped(to: path.offset(x: x, y: y), moved(operations))
        case .faded(let alpha, let operations): return .faded(alpha, moved(operations))
        case .shading(let path, var shading, let rule):
            shading.transform = shading.transform.then(.translation(distance))
            return .shading(path.offset(x: x, y: y), shading, rule)
        case .picture(let picture, let place): return .picture(picture, place.then(.translation(distance)))
        case .composited(var compositing, let operations):
            compositing.transform = compositing.transform.moved(by: distance)
            compositing.clip = compositing.clip.map { ClipPath($0.path.offset(x: x, y: y), $0.rule) }
            let caster = compositing.shadow?.caster
            compositing.shadow?.caster = caster?.offset(x: x, y: y)
            compositing.mask = compositing.mask.map(moved)
            return .composited(compositing, moved(operations))
        }
    }
}

extension Transform {
    /// Returns the transform that moves by a distance.
    package static func translation(_ distance: Point) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: distance.x, ty: distance.y)
    }

    /// Returns the transform for a plane that is moved by a distance.
    package func moved(by distance: Point) -> Transform {
        guard self != .identity else { return self }
        return Transform.translation(Point(x: -distance.x, y: -distance.y)).then(self).then(.translation(distance))
    }
}
