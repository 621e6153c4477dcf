import CoreGraphics
import Foundation

extension CALayer {
    /// Records what `draw(in:)` draws; it becomes the contents of the layer.
    package func displayDrawing() {
        let context = CGContext(scale: max(contentsScale, 1))
        context.drawnLayer = self
        delegate?.layerWillDraw(self)
        draw(in: context)
        drawing = context
    }

    /// Creates a layer of a class that is known only when the program runs.
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

/// Gives a metatype the initializer without arguments, which each layer has, in the place where layers have it.
private final class OtherLayerMaker: LayerMaker {}
private class LayerMaker: CALayer {
    required override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Gives a metatype the initializer for copies, which each layer has, in the place where layers have it.
private final class OtherLayerCopier: LayerCopier {}
private class LayerCopier: CALayer {
    required override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
