import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The bounds of a view that clips its subviews.
struct Clip: Hashable {
    /// The frame in screen coordinates.
    var frame: Rect
    /// The outline of the frame, with any rounded corners.
    var outline: Path
    var isRound: Bool

    init(_ view: View, _ frame: Rect) {
        self.frame = frame
        outline = .background(of: view, frame)
        isRound = view.cornerRadius > 0
    }

    /// Returns operations clipped to the frame.
    func cutting(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        operations.isEmpty ? [] : [.clipped(to: outline, operations)]
    }

    /// Returns a view's operations clipped to the frame; `bounds` is the area in which they draw, in screen
    /// coordinates.
    func cutting(_ operations: [DrawingOperation], of bounds: Rect) -> [DrawingOperation] {
        guard let common = frame.intersection(bounds) else { return [] }
        return !isRound && common == bounds ? operations : cutting(operations)
    }
}
