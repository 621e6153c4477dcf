import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The effects of a view's layer besides its background, its corner radius and its border.
struct LayerPainting {
    let view: View
    /// The frame in screen coordinates.
    let frame: Rect

    /// Operations that lie below some of the subviews.
    struct Part {
        /// The number of subviews below this part, counted from the first; `nil` if there is no custom drawing.
        var subviews: Int?
        var operations: [DrawingOperation]
    }

    /// Whether there is custom drawing.
    var isDrawn: Bool { view.ownLayer.map { !$0.drawing.isEmpty } ?? false }

    /// Returns the custom drawing around the view's content; each part but the first lies over a number of subviews.
    func parts(content: [DrawingOperation]) -> [Part] {
        guard let drawing = view.ownLayer?.drawing, !drawing.isEmpty else {
            return [Part(subviews: nil, operations: content)]
        }
        // Recordings are in points, relative to the top left corner of the view.
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

    /// Returns a view with its subviews as a single layer: with its shadow, masked, faded and then transformed.
    func layer(of operations: [DrawingOperation]) -> [DrawingOperation] {
        let style = view.layer
        var drawn = shadowed(operations, style.shadow)
        if let mask = style.mask {
            var compositing = Compositing()
            compositing.mask = mask.operations.map { $0.moved(by: frame.origin) }
            drawn = drawn.isEmpty ? [] : [.composited(compositing, drawn)]
        }
        if !style.filters.isEmpty {
            var compositing = Compositing()
            compositing.filters = style.filters
            drawn = drawn.isEmpty ? [] : [.composited(compositing, drawn)]
        }
        if view.alpha < 1, !drawn.isEmpty {
            drawn = [.faded(UInt8((min(max(view.alpha, 0), 1) * 255).rounded()), drawn)]
        }
        return placed(drawn, style)
    }

    /// Returns the layer transformed and combined with what lies below it.
    private func placed(_ drawn: [DrawingOperation], _ style: LayerStyle) -> [DrawingOperation] {
        var compositing = Compositing()
        if let transform = style.transform {
            compositing.transform = transform.moved(by: Point(x: frame.midX, y: frame.midY))
        }
        compositing.blendMode = style.blendMode
        compositing.isIsolated = style.isIsolated || style.blendMode != .normal
        return drawn.isEmpty || compositing == Compositing() ? drawn : [.composited(compositing, drawn)]
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
    /// Whether the view is drawn as a single layer with its subviews.
    var isGroup: Bool {
        guard let layer = ownLayer else { return false }
        return layer.transform != nil || layer.shadow != nil || layer.mask != nil || !layer.filters.isEmpty
            || layer.blendMode != .normal || layer.isIsolated
    }
}
