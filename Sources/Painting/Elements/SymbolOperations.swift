package import LayoutSimDrawing
package import LayoutSimGeometry

/// A system symbol in a frame in points of the screen.
package func symbolOperations(_ name: String, in frame: Rect, color: Color) -> [DrawingOperation] {
    SymbolPainting(name: name, frame: frame, color: color).operations()
}
