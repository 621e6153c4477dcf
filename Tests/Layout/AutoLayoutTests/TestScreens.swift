import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Returns a screen of 320 by 480 points whose only bar is a status bar of 20.
func testScreen(
    _ root: View, _ constraints: [Constraint], size: Size = Size(width: 320, height: 480), scale: Double = 2
) -> Screen {
    let viewport = Viewport(deviceName: "test", orientation: .portrait, size: size, scale: scale)
    return Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: constraints)
}

/// Returns the screen, laid out with square glyphs.
func layout(_ root: View, _ constraints: [Constraint], size: Size = Size(width: 320, height: 480), scale: Double = 2)
    -> Layout
{
    LayoutEngine(testScreen(root, constraints, size: size, scale: scale), measure: squareGlyphs).layout()
}

extension Layout {
    /// Returns the frame of a view in its superview, in points.
    func frame(_ id: String) -> Rect? { self[id]?.frame }
}
