import LayoutSimDocuments
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree

/// Returns a screen, by default without bars.
func screen(
    _ root: View, _ constraints: [Constraint] = [], size: Size = Size(width: 100, height: 80), scale: Double = 2,
    safeArea: EdgeInsets = .zero, navigationBar: NavigationBar? = nil, name: String = "test", device: String = "device"
) -> Screen {
    let viewport = Viewport(deviceName: device, size: size, scale: scale, statusBarHeight: 0, safeArea: safeArea)
    return Screen(
        uncheckedName: name, viewport: viewport, root: root, constraints: constraints, navigationBar: navigationBar)
}

/// Returns the document of a screen.
func document(_ screen: Screen, variant: String? = nil) throws -> LayoutDocument {
    let renderer = try Renderer()
    return renderer.document(renderer.layout(screen), variant: variant)
}

extension View {
    /// Returns constraints that give the view this frame in its superview, in points.
    func constraints(frame: Rect, in superview: View) -> [Constraint] {
        [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            widthAnchor.constraint(equalToConstant: frame.width),
            heightAnchor.constraint(equalToConstant: frame.height),
        ]
    }
}
