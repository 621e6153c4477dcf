public import Foundation

/// A screen size in pixels.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// The size of the screen in pixels, for portrait.
    open private(set) var size: CGSize
    /// The aspect ratio of a pixel; always 1 here.
    open var pixelAspectRatio: CGFloat { 1 }
    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

extension UIScreen {
    /// The technique for compensating overscan of an external display.
    public enum OverscanCompensation: Int, Sendable { case scale = 0, insetBounds, none }

    /// The available modes; only the native one here.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The current mode.
    public var currentMode: UIScreenMode? { availableModes.first }
    /// The preferred mode, which is the current one here.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The insets that compensate for overscan, in points; always zero here.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// The display latency in seconds; always 0 here.
    public var calibratedLatency: CFTimeInterval { 0 }
    /// The focused item; always `nil` here.
    public var focusedItem: (any UIFocusItem)? { nil }
    /// The focused view; always `nil` here.
    public var focusedView: UIView? { nil }
    /// Whether the screen supports focus; always `false` here.
    public var supportsFocus: Bool { false }

    /// Returns a display link that calls a method for each frame of the virtual clock.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
