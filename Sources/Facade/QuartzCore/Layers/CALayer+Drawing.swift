import CoreGraphics
import Foundation

extension CALayer {
    /// Records the drawing of `draw(in:)` as the contents of the layer.
    package func displayDrawing() {
        let context = CGContext(scale: max(contentsScale, 1))
        context.drawnLayer = self
        delegate?.layerWillDraw(self)
        draw(in: context)
        drawing = context
    }

    /// Creates a layer of a class that is known only at run time.
    package static func make(_ type: CALayer.Type) -> CALayer { makeAtRunTime(type) }

    /// Creates a copy of a layer of the same class.
    func makeCopy() -> CALayer { makeAtRunTime(type(of: self), by: LayerCopier.self) { $0.init(layer: self) } }
}

private class LayerCopier: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherLayerCopier: LayerCopier {}
