package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// The strategy of the detail as three rectangles: cyan for the title, gray for the patch, magenta for the description.
package enum LayoutDiagram {
    /// The name under which the screen is asked for.
    package static let name = "layout-diagram"

    /// The screen on a device, with the heights in points that stand for texts of different lengths.
    package static func screen(on viewport: Viewport, cyanHeight: Double = 60, magentaHeight: Double = 64) -> Screen {
        let cyan = View("cyan", backgroundColor: Color(hex: 0x00FFFF))
        let gray = View("gray", backgroundColor: Color(hex: 0xAAAAAA))
        let magenta = View("magenta", backgroundColor: Color(hex: 0xFF00FF))
        let view = View("view", backgroundColor: .white, subviews: [cyan, gray, magenta])
        return Screen(
            uncheckedName: name, viewport: viewport, root: view,
            constraints: column(cyan, gray, magenta, in: view) + square(gray, in: view)
                + block(cyan, height: cyanHeight, in: view) + block(magenta, height: magentaHeight, in: view))
    }

    private static func column(_ cyan: View, _ gray: View, _ magenta: View, in view: View) -> [Constraint] {
        [
            cyan.topAnchor.constraint(greaterThanOrEqualTo: view.topLayoutGuide.bottomAnchor, constant: 8),
            gray.topAnchor.constraint(equalTo: cyan.bottomAnchor, constant: 24),
            magenta.topAnchor.constraint(equalTo: gray.bottomAnchor, constant: 24),
            view.bottomLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: magenta.bottomAnchor, constant: 8),
        ]
    }

    private static func square(_ gray: View, in view: View) -> [Constraint] {
        [
            gray.widthAnchor.constraint(equalTo: gray.heightAnchor),
            gray.heightAnchor.constraint(equalToConstant: 240).withPriority(750),
            gray.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            gray.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -24).withPriority(249),
        ]
    }

    private static func block(_ block: View, height: Double, in view: View) -> [Constraint] {
        [
            block.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            block.widthAnchor.constraint(equalToConstant: 240),
            block.heightAnchor.constraint(equalToConstant: height),
        ]
    }
}
