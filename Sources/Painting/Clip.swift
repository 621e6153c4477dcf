import LayoutSimDrawing
import LayoutSimGeometry

/// The bounds of a view that clips its subviews.
struct Clip: Hashable {
    /// In points of the screen.
    var frame: Rect
    /// In points; 0 for square corners.
    var cornerRadius: Double

    /// The operations of a view clipped to the frame; `bounds` is where they draw, in points of the screen.
    func cutting(_ operations: [DrawingOperation], of bounds: Rect) -> [DrawingOperation] {
        guard let common = frame.intersection(bounds) else { return [] }
        if cornerRadius <= 0, common == bounds { return operations }
        return operations.isEmpty ? [] : [.clipped(to: .background(frame, cornerRadius), operations)]
    }
}
