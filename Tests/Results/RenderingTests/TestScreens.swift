import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Returns a screen of 100 by 80 points.
func screen(
    _ root: View, _ constraints: [Constraint], scale: Double = 2, safeArea: EdgeInsets = .zero,
    navigationBar: NavigationBar? = nil
) -> Screen {
    let viewport = Viewport(
        deviceName: "device", size: Size(width: 100, height: 80), scale: scale, statusBarHeight: 0, safeArea: safeArea)
    return Screen(
        uncheckedName: "test", viewport: viewport, root: root, constraints: constraints, navigationBar: navigationBar)
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
