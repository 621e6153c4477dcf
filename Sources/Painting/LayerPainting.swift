import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// What the layer of a view draws and does besides its background, its corner radius and its border.
struct LayerPainting {
    let view: View
    /// In points of the screen.
    let frame: Rect

    /// What lies below some of the subviews.
    struct Part {
        /// The subviews that the part before left below it, counted from the first one.
        var subviews: Int?
        var operations: [DrawingOperation]
    }

    /// Whether code drew something.
    var isDrawn: Bool { view.ownLayer.map { !$0.drawing.isEmpty } ?? false }

    /// What code drew around the content of the view; each part but the first lies over so many subviews.
    func parts(content: [DrawingOperation]) -> [Part] {
        guard let drawing = view.ownLayer?.drawing, !drawing.isEmpty else {
            return [Part(subviews: nil, operations: content)]
        }
        // Recordings are in points from the corner of the view.
        let placed = content.map { $0.moved(by: Point(x: -frame.minX, y: -frame.minY)) }
        var below = 0
        return drawing.parts(content: placed).map { part in
            defer { below += part.subviews ?? 0 }
            return Part(subviews: below, operations: cut(part.operations.map { $0.moved(by: frame.origin) }))
        }
    }

    private func cut(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        guard view.clipsToBounds else { return operations }
        return operations.isEmpty ? [] : [.clipped(to: .background(of: view, frame), operations)]
    }

    /// A view with its subviews as one layer: over its shadow, masked, faded, then transformed.
    func layer(of operations: [DrawingOperation]) -> [DrawingOperation] {
        let style = view.layer
        var drawn = shadowed(operations, style.shadow)
        if let mask = style.mask {
            var compositing = Compositing()
            compositing.mask = mask.operations.map { $0.moved(by: frame.origin) }
            drawn = drawn.isEmpty ? [] : [.composited(compositing, drawn)]
        }
        if view.alpha < 1, !drawn.isEmpty {
            drawn = [.faded(UInt8((min(max(view.alpha, 0), 1) * 255).rounded()), drawn)]
        }
        guard let transform = style.transform, !drawn.isEmpty else { return drawn }
        var compositing = Compositing()
        compositing.transform = transform.moved(by: Point(x: frame.midX, y: frame.midY))
        return [.composited(compositing, drawn)]
    }

    private func shadowed(_ operations: [DrawingOperation], _ shadow: LayerShadow?) -> [DrawingOperation] {
        guard let shadow, !view.clipsToBounds, shadow.color.alpha > 0, !operations.isEmpty || shadow.path != nil else {
            return operations
        }
        var compositing = Compositing()
        compositing.shadow = Shadow(color: shadow.color, offset: shadow.offset, radius: shadow.radius)
        compositing.shadow?.caster = shadow.path?.offset(x: frame.minX, y: frame.minY)
        return [.composited(compositing, operations)]
    }
}

extension View {
    /// Whether the view with its subviews is drawn as one layer.
    var isGroup: Bool {
        guard let layer = ownLayer else { return false }
        return layer.transform != nil || layer.shadow != nil || layer.mask != nil
    }
}
