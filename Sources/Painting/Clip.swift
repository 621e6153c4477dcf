import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

/// The bounds of a view that clips its subviews.
struct Clip: Hashable {
    /// In points of the screen.
    var frame: Rect
    /// The frame, with round corners if it has some.
    var outline: Path
    var isRound: Bool

    init(_ view: View, _ frame: Rect) {
        self.frame = frame
        outline = .background(of: view, frame)
        isRound = view.cornerRadius > 0
    }

    /// The operations clipped to the frame.
    func cutting(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        operations.isEmpty ? [] : [.clipped(to: outline, operations)]
    }

    /// The operations of a view clipped to the frame; `bounds` is where they draw, in points of the screen.
    func cutting(_ operations: [DrawingOperation], of bounds: Rect) -> [DrawingOperation] {
        guard let common = frame.intersection(bounds) else { return [] }
        return !isRound && common == bounds ? operations : cutting(operations)
    }
}
