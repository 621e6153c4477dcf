import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimViewTree

/// The windows of specific sizes that a system provides.
struct GivenWindows: Sendable {
    let system: WindowSystem
    let viewports: [Viewport]

    /// Creates the windows of devices, in order, whose sizes lie within a plane and that an app can have.
    init(
        of devices: [Device], on system: WindowSystem, within plane: SizePlane,
        where isPossible: (Device, Viewport) -> Bool = { _, _ in true }
    ) {
        self.system = system
        viewports = devices.flatMap { device in
            system.windows(of: device).filter {
                plane.widths.contains($0.size.width) && plane.heights.contains($0.size.height) && isPossible(device, $0)
            }
        }
    }

    /// Returns the reports on roots in the windows, each laid out separately; `screens` reads them in a window.
    func reports(
        with renderer: Renderer, scale: Double?, _ screens: (Viewport) throws -> [Screen],
        isFullScreen: (_ root: Int, Layout) -> Bool
    ) throws -> [WindowsReport] {
        var found: [[(viewport: Viewport, findings: [AuditFinding])]] = []
        for given in viewports {
            var viewport = given
            viewport.scale = scale ?? viewport.scale
            for (root, screen) in try screens(viewport).enumerated() {
                let layout = renderer.layout(screen)
                let findings = renderer.audit(layout, isFullScreen: isFullScreen(root, layout))
                if root == found.endIndex { found.append([]) }
                found[root].append((viewport, findings))
            }
        }
        return found.map(WindowsReport.init)
    }
}
