import CoreGraphics
package import LayoutSimDrawing

extension CALayer {
    /// The blend mode that `compositingFilter` names; `nil` for an unknown filter.
    package var blendMode: BlendMode? {
        guard let filter = compositingFilter else { return .normal }
        guard let name = filter as? String, name.hasSuffix("BlendMode") else { return nil }
        return BlendMode(rawValue: String(name.dropLast("BlendMode".count)))
    }

    /// Those of the layer's `filters` that are drawn.
    package var drawnFilters: [LayerFilter] { (filters ?? []).compactMap { $0 as? LayerFilter } }

    /// Whether the layer is a picture before it is combined with what lies below it, which is seen where a sublayer
    /// has a blend mode.
    package var isDrawnAsOne: Bool { shouldRasterize && blendsWithin }

    /// Whether a layer below this one has a blend mode.
    private var blendsWithin: Bool {
        var waiting = sublayers ?? []
        while let layer = waiting.popLast() {
            if layer.compositingFilter != nil, layer.blendMode != .normal { return true }
            waiting += layer.sublayers ?? []
        }
        return false
    }
}

extension [DrawingOperation] {
    func filtered(_ filters: [LayerFilter]) -> [DrawingOperation] {
        guard !filters.isEmpty, !isEmpty else { return self }
        var compositing = Compositing()
        compositing.filters = filters
        return [.composited(compositing, self)]
    }

    func faded(by opacity: Float) -> [DrawingOperation] {
        guard opacity < 1, !isEmpty else { return self }
        var compositing = Compositing()
        compositing.alpha = UInt8((Swift.max(0, opacity) * 255).rounded())
        return [.composited(compositing, self)]
    }

    func blended(_ mode: BlendMode, asOne: Bool) -> [DrawingOperation] {
        guard mode != .normal || asOne, !isEmpty else { return self }
        var compositing = Compositing()
        compositing.blendMode = mode
        compositing.isIsolated = true
        return [.composited(compositing, self)]
    }
}
