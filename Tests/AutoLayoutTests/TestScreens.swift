import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// A screen of 320 by 480 points without bars, laid out with square glyphs.
func layout(_ root: View, _ constraints: [Constraint], size: Size = Size(width: 320, height: 480), scale: Double = 2)
    -> Layout
{
    let viewport = Viewport(deviceName: "test", orientation: .portrait, size: size, scale: scale)
    let screen = Screen(name: "test", viewport: viewport, root: root, constraints: constraints)
    return LayoutEngine(screen, measure: squareGlyphs).layout()
}

extension Layout {
    /// The frame of a view in its superview, in points.
    func frame(_ id: String) -> Rect? { self[id]?.frame }
}
