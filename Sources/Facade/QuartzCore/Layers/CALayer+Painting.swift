import CoreGraphics
package import Foundation
package import LayoutSimDrawing
package import LayoutSimGeometry

extension CALayer {
    /// Returns the drawing operations of the layer and its sublayers, in the coordinate space of its bounds.
    package func operations() -> [DrawingOperation] {
        if let host { return host.operations(of: self) }
        guard !isHidden, opacity > 0, !isTurnedAway else { return [] }
        var drawn = shadowed(bordered())
        if let mask {
            var compositing = Compositing()
            compositing.mask = mask.placedOperations()
            drawn = drawn.isEmpty ? [] : [.composited(compositing, drawn)]
        }
        return drawn.filtered(drawnFilters).faded(by: opacity).blended(blendMode ?? .normal, asOne: isDrawnAsOne)
    }

    /// Returns the drawing operations in the coordinate space of the superlayer.
    package func placedOperations(named name: String? = nil) -> [DrawingOperation] {
        let drawn = operations()
        guard !drawn.isEmpty else { return [] }
        var compositing = Compositing()
        compositing.transform = Transform(CATransform3DGetAffineTransform(placementInSuperlayer))
        compositing.label = name ?? self.name
        return [.composited(compositing, drawn)]
    }

    /// Returns what the layer draws besides its background, border and sublayers: its contents, custom drawing, and the
    /// shape, gradient or text of specialized layers.
    package func ownOperations() -> [DrawingOperation] {
        if host != nil { display() } else { displayIfNeeded() }
        var drawn = contentOperations() + (drawing?.layerOperations(in: bounds) ?? [])
        switch self {
        case let shape as CAShapeLayer: drawn += shape.shapeOperations()
        case let gradient as CAGradientLayer: drawn += gradient.gradientOperations(in: outline())
        case let text as CATextLayer: drawn += TextLayerPainting.operations(of: text)
        default: break
        }
        return drawn
    }

    /// Returns the drawing operations of the background, contents, sublayers and border.
    private func bordered() -> [DrawingOperation] {
        let children = repeated { lag in
            childrenBackToFront.flatMap { $0.lagging(by: lag).placedOperations() }
        }
        // A `CATransformLayer` only transforms its sublayers and shows nothing of its own.
        if self is CATransformLayer { return children }
        var drawn = backgroundOperations() + ownOperations() + children
        if masksToBounds, !drawn.isEmpty {
            var compositing = Compositing()
            compositing.clip = ClipPath(outline())
            drawn = [.composited(compositing, drawn)]
        }
        return drawn + borderOperations()
    }

    /// Returns the operations of the sublayers, repeated for each instance of a replicator layer; `operations` returns
    /// them as they were a number of seconds ago.
    package func repeated(_ operations: (_ lag: Double) -> [DrawingOperation]) -> [DrawingOperation] {
        (self as? CAReplicatorLayer)?.copies(of: operations) ?? operations(0)
    }

    /// Returns the operations that fill the rounded bounds with the background color.
    package func backgroundOperations() -> [DrawingOperation] {
        guard let backgroundColor, !bounds.isEmpty else { return [] }
        let context = CGContext(scale: max(contentsScale, 1))
        context.paint(outline(), backgroundColor)
        return context.operations
    }

    private func borderOperations() -> [DrawingOperation] {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return [] }
        return [.traced(outline(inset: borderWidth / 2), borderColor.drawn, Pen(width: Double(borderWidth)))]
    }

    private func shadowed(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        guard let shadow = layerShadow, !masksToBounds, !operations.isEmpty || shadow.caster != nil else {
            return operations
        }
        var compositing = Compositing()
        compositing.shadow = shadow
        return [.composited(compositing, operations)]
    }
}

extension CALayer {
    /// The shadow, if it is visible; its path is in the coordinate space of the bounds.
    package var layerShadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
        let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(min(shadowOpacity, 1))) ?? shadowColor
        var shadow = Shadow(
            color: color.drawn, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
            radius: Double(shadowRadius))
        shadow.caster = shadowPath.map { Path($0.steps) }
        return shadow
    }

    /// The rounded corners.
    package var roundCorners: RectCorners {
        var corners: RectCorners = []
        let pairs: [(CACornerMask, RectCorners)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        for (mask, corner) in pairs where maskedCorners.contains(mask) { corners.insert(corner) }
        return corners
    }

    /// Returns the bounds, inset by a distance, with rounded corners.
    package func outline(inset: CGFloat = 0) -> Path {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        guard !rect.isNull else { return Path() }
        return .roundedRect(
            Rect(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height)),
            radius: Double(max(0, cornerRadius - inset)), corners: roundCorners,
            isContinuous: cornerCurve == .continuous)
    }
}

extension CGContext {
    /// Returns the recorded drawing as the contents of a layer, clipped to its bounds.
    fileprivate func layerOperations(in bounds: CGRect) -> [DrawingOperation] {
        guard !operations.isEmpty else { return [] }
        let frame = Rect(
            x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width), height: Double(bounds.height))
        var compositing = Compositing()
        compositing.isIsolated = operations.contains(where: \.blends)
        if !operations.allSatisfy({ $0.lies(in: frame) }) { compositing.clip = ClipPath(.rect(frame)) }
        return compositing == Compositing() ? operations : [.composited(compositing, operations)]
    }
}

extension DrawingOperation {
    /// Whether the operation contains a blend mode other than normal.
    fileprivate var blends: Bool {
        guard case .composited(let compositing, let operations) = self else { return false }
        return compositing.blendMode != .normal || operations.contains(where: \.blends)
    }

    /// Returns whether the operation is certain to draw only within a rectangle, into whose coordinate space a
    /// transform maps it.
    fileprivate func lies(in frame: Rect, by transform: Transform = .identity) -> Bool {
        func holds(_ path: Path) -> Bool { path.points.allSatisfy { frame.holds(transform.apply($0)) } }
        switch self {
        case .fill(let path, _, _), .shading(let path, _, _): return holds(path)
        case .traced(let path, _, let pen): return holds(pen.outline(of: path, tolerance: 0.5))
        case .composited(let compositing, let operations):
            let inner = compositing.transform.then(transform)
            guard compositing.shadow == nil, compositing.filters.isEmpty else { return false }
            if let clip = compositing.clip, clip.path.points.allSatisfy({ frame.holds(inner.apply($0)) }) {
                return true
            }
            return operations.allSatisfy { $0.lies(in: frame, by: inner) }
        default: return false
        }
    }
}

extension Rect {
    fileprivate func holds(_ point: Point) -> Bool {
        point.x >= minX - 1e-6 && point.x <= maxX + 1e-6 && point.y >= minY - 1e-6 && point.y <= maxY + 1e-6
    }
}
