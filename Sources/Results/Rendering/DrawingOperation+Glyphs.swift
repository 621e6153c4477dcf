import LayoutSimDrawing
import LayoutSimGeometry

extension DrawingOperation {
    /// The same without letters.
    var withoutGlyphs: DrawingOperation {
        switch self {
        case .glyphs: .clipped(to: .rect(.zero), [])
        case .clipped(let path, let inner): .clipped(to: path, inner.map(\.withoutGlyphs))
        case .faded(let alpha, let inner): .faded(alpha, inner.map(\.withoutGlyphs))
        case .composited(let layer, let inner): .composited(layer, inner.map(\.withoutGlyphs))
        case .fill, .gradient, .stroke, .image, .shading, .picture, .traced: self
        }
    }

    /// Its letters and their colors, as transparent as the layers around them; those in a layer that is moved are left
    /// out.
    func glyphRuns(alpha: Double) -> [(run: GlyphRun, color: Color)] {
        switch self {
        case .glyphs(let run, let color):
            return [(run, color.withAlpha(UInt8((Double(color.alpha) * alpha).rounded())))]
        case .clipped(_, let inner): return inner.flatMap { $0.glyphRuns(alpha: alpha) }
        case .faded(let own, let inner): return inner.flatMap { $0.glyphRuns(alpha: alpha * Double(own) / 255) }
        case .composited(let layer, let inner):
            guard layer.transform == .identity else { return [] }
            return inner.flatMap { $0.glyphRuns(alpha: alpha * Double(layer.alpha) / 255) }
        case .fill, .gradient, .stroke, .image, .shading, .picture, .traced: return []
        }
    }
}
