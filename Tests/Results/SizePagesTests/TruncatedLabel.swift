import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimText
import LayoutSimViewTree

@testable import LayoutSimSizePages

/// A panel with a label in its middle that is truncated in narrow windows.
struct TruncatedLabel {
    let renderer: Renderer
    let plane = SizePlane(widths: 200...400, heights: 300...500)

    init() throws { renderer = try Renderer() }

    func screen(_ size: Size) -> Screen {
        let label = View.label("label", TextContent("Stay signed in on this device", font: .system(size: 20)))
        var panel = View("panel", subviews: [label])
        panel.backgroundColor = Color(red: 200, green: 220, blue: 240)
        let root = View("root", subviews: [panel])
        let viewport = Viewport(deviceName: "test", size: size, scale: 2)
        return Screen(
            uncheckedName: "test", viewport: viewport, root: root,
            constraints: [
                panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                panel.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                panel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
                label.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
                label.leadingAnchor.constraint(greaterThanOrEqualTo: panel.leadingAnchor, constant: 8),
            ])
    }

    /// Returns the findings in all windows of the plane.
    func sized() throws -> SizedScreen {
        let strips = try FamilyStrip.strips(in: plane) { [screen($0)] }
        let bands = PlaneWalk(renderer).bands(of: strips[0])
        let faults = PlaneReport(bands, renderer) { _ in false }.faults
        return SizedScreen(
            title: "test", id: "root", plane: plane, bands: bands,
            faults: faults.map { SizedScreen.Fault($0.finding, areas: $0.areas.map(\.corners)) })
    }

    func page() throws -> String { SizePage([try sized()], title: "Test <1>", renderer).text }
}
