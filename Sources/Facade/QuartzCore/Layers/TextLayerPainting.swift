package import LayoutSimDrawing
import Synchronization

/// The drawing of text layers, supplied by a higher module that knows about fonts.
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
