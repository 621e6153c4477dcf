package import LayoutSimDrawing
package import LayoutSimGeometry
package import LayoutSimText

/// A system symbol in a frame in points of the screen.
package func symbolOperations(_ name: String, in frame: Rect, color: Color, weight: FontWeight = .regular)
    -> [DrawingOperation]
{
    SymbolPainting(name: name, frame: frame, color: color, weight: weight).operations()
}
