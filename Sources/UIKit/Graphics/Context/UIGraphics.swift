public import CoreGraphics
public import Foundation
import QuartzCore

/// The contexts that UIKit's drawing goes to, the innermost last.
final class GraphicsStack {
    /// A picture without pixels has no context.
    var contexts: [(context: CGContext?, size: CGSize)] = []

    /// That of this thread.
    static var current: GraphicsStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary["LayoutSim.GraphicsStack"] as? GraphicsStack { return stack }
        _ = CATextLayer.isDrawnByTypesetter
        let stack = GraphicsStack()
        dictionary["LayoutSim.GraphicsStack"] = stack
        return stack
    }
}

/// The context that is drawn to now.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last?.context }

/// Draws to a context until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.contexts.append((context, .zero)) }

/// Draws again to the context before.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins a picture at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
    let hasPixels = size.width > 0 && size.height > 0
    GraphicsStack.current.contexts.append((hasPixels ? CGContext(scale: scale) : nil, size))
}

/// What was drawn since the picture began.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, size) = GraphicsStack.current.contexts.last, let context else { return nil }
    return UIImage(drawnIn: context, CGRect(origin: .zero, size: size))
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Fills and strokes with the color from now on.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
