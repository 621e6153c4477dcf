public import Foundation

/// A screen size in pixels.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    open private(set) var size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }
    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

extension UIScreen {
    /// The technique for compensating overscan of an external display.
    public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }

    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    public var currentMode: UIScreenMode? { availableModes.first }
    public var preferredMode: UIScreenMode? { currentMode }
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    public var calibratedLatency: CFTimeInterval { 0 }
    public var focusedItem: (any UIFocusItem)? { nil }
    public var focusedView: UIView? { nil }
    public var supportsFocus: Bool { false }

    /// Returns a display link that calls a method for each frame of the virtual clock.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
