public import CoreGraphics
public import Foundation
package import LayoutSimDrawing

/// Methods that provide the contents of a layer and lay out its sublayers.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the contents; the default implementation leaves this to the layer.
    func display(_ layer: CALayer)
    /// Draws the contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change of a property; `nil` to continue the search, `NSNull` for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw its contents.
    public func display(_ layer: CALayer) { layer.displayDrawing() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves the sublayers where they are.
    public func layoutSublayers(of layer: CALayer) {}
    /// Continues the search for an action.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The view that a layer belongs to, which is notified of the layer's changes.
package protocol LayerHost: CALayerDelegate {
    /// Called after the bounds changed.
    func layer(_ layer: CALayer, boundsChangedFrom old: CGRect)
    /// Called after the position, the anchor point or the transform changed.
    func layerMoved(_ layer: CALayer)
    /// Called after a property changed that affects only the appearance.
    func layerAppearanceChanged(_ layer: CALayer)
    /// Returns the drawing operations of the view and its subviews, in the coordinate space of the layer's bounds.
    func operations(of layer: CALayer) -> [DrawingOperation]
    /// Called when the layer needs layout.
    func layerNeedsLayout(_ layer: CALayer)
    /// Called when a transition from the current appearance begins.
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
