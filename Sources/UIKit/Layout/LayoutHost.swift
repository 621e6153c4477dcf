import Foundation

/// Lays out the tree below a root by the engine.
@MainActor final class LayoutHost {
    /// Whether frames of the engine are being written, which it need not be told.
    static var isWritingFrames = false
    private static var order = 0

    static func nextOrder() -> Int {
        order += 1
        return order
    }
}
