public import CoreGraphics
public import Foundation
import QuartzCore

/// The stack of graphics contexts, whose last one is current.
final class GraphicsStack {
    /// The contexts and image sizes; an image without pixels has no context.
    var contexts: [(context: CGContext?, size: CGSize)] = []

    /// The stack of the current thread.
    static var current: GraphicsStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary["LayoutSim.GraphicsStack"] as? GraphicsStack { return stack }
        _ = CATextLayer.isDrawnByTypesetter
        let stack = GraphicsStack()
        dictionary["LayoutSim.GraphicsStack"] = stack
        return stack
    }
}

/// Returns the current graphics context.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last?.context }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.contexts.append((context, .zero)) }

/// Pops the current context, and restores the previous one.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins an image context with a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context; a scale of 0 means that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    let hasPixels = size.width > 0 && size.height > 0
    // Before iOS 17 there is no image then, without an exception.
    if !hasPixels, _iOS(17) {
        raise(
            "NSInternalInconsistencyException",
            "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width.inMessages), "
                + "\(size.height.inMessages)}, scale=\(scale.inMessages), bitmapInfo=0x2002. Use "
                + "UIGraphicsImageRenderer to avoid this assert.")
    }
    GraphicsStack.current.contexts.append((hasPixels ? CGContext(scale: scale) : nil, size))
}

/// Returns the image drawn in the current image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, size) = GraphicsStack.current.contexts.last, let context else { return nil }
    return UIImage(drawnIn: context, CGRect(origin: .zero, size: size))
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Fills a rectangle of the current context with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
/// Draws a line of 1 point along the inside of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Draws a line of 1 point along the inside of a rectangle in the current context with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}
/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the fill and stroke colors of the current context.
    public func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill color of the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension CGFloat {
    /// The number as C formats it with `%g`, as in UIKit's messages.
    var inMessages: String { String(format: "%g", Double(self)) }
}
