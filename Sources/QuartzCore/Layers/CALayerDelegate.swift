public import CoreGraphics
public import Foundation
package import LayoutSimDrawing

/// Draws and lays out a layer in its place.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the contents; the answer of the default says that the layer does so itself.
    func display(_ layer: CALayer)
    /// Draws the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Told before a layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What happens when a property changes; `nil` to look further, `NSNull` for nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Leaves the contents to the layer's drawing.
    public func display(_ layer: CALayer) { layer.displayDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves the sublayers where they are.
    public func layoutSublayers(of layer: CALayer) {}
    /// Looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Told of changes of a layer: the view that it belongs to.
package protocol LayerHost: CALayerDelegate {
    /// The bounds were other ones.
    func layer(_ layer: CALayer, boundsChangedFrom old: CGRect)
    /// The position, the anchor point or the transform changed.
    func layerMoved(_ layer: CALayer)
    /// A property changed that is only seen.
    func layerAppearanceChanged(_ layer: CALayer)
    /// What is seen of the view and its subviews, in the space of the layer's bounds.
    func operations(of layer: CALayer) -> [DrawingOperation]
    /// Layout was asked for.
    func layerNeedsLayout(_ layer: CALayer)
    /// A transition from what is seen begins.
    func layer(_ layer: CALayer, begins transition: CATransition)
}

extension LayerHost {
    /// Does nothing.
    package func layerAppearanceChanged(_ layer: CALayer) {}
    /// Does nothing.
    package func layerNeedsLayout(_ layer: CALayer) {}
    /// Does nothing.
    package func layer(_ layer: CALayer, begins transition: CATransition) {}
}
