package import LayoutSimDrawing
import Synchronization

/// How text layers are drawn, which knows fonts and so lies above this module.
package enum TextLayerPainting {
    private static let painter = Mutex<(@Sendable (CATextLayer) -> [DrawingOperation])?>(nil)

    /// Sets the function that draws text layers.
    package static func use(_ paint: @escaping @Sendable (CATextLayer) -> [DrawingOperation]) {
        painter.withLock { $0 = paint }
    }

    static func operations(of layer: CATextLayer) -> [DrawingOperation] {
        painter.withLock { $0 }?(layer) ?? []
    }
}
