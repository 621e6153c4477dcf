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
    package static func make(_ type: CALayer.Type) -> CALayer {
        let made: AnyObject = unsafe unsafeBitCast(type, to: LayerMaker.Type.self).init()
        return made as? CALayer ?? CALayer()
    }

    /// Creates a copy of a layer of the same class.
    func makeCopy() -> CALayer {
        let made: AnyObject = unsafe unsafeBitCast(type(of: self), to: LayerCopier.Type.self).init(layer: self)
        return made as? CALayer ?? self
    }
}

/// Provides the initializer without arguments, which every layer has, to a metatype at the vtable slot that layers use.
private final class OtherLayerMaker: LayerMaker {}
private class LayerMaker: CALayer {
    required override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Provides the copying initializer, which every layer has, to a metatype at the vtable slot that layers use.
private final class OtherLayerCopier: LayerCopier {}
private class LayerCopier: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
