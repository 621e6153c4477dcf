package import LayoutSimDrawing
package import LayoutSimGeometry
package import LayoutSimText

/// Returns the operations that draw a system symbol in a frame, in screen coordinates.
package func symbolOperations(_ name: String, in frame: Rect, color: Color, weight: FontWeight = .regular)
    -> [DrawingOperation]
{
    SymbolPainting(name: name, frame: frame, color: color, weight: weight).operations()
}
