import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSizes
import LayoutSimViewTree

/// The layout roots of a file in windows of any size.
struct CheckedScenes {
    private let assembly: SceneAssembly
    private let device: Device

    /// Reads a storyboard or xib; `nil` for one that cannot be read.
    init?(_ path: String, _ device: Device, _ renderers: Renderers) {
        let (widths, heights) = (SizeCheck.plane.widths, SizeCheck.plane.heights)
        let smallest = Size(width: widths.lowerBound, height: heights.lowerBound)
        let request = CheckedScenes.request(smallest, device)
        guard let assembly = try? SceneAssembly(contentsOf: path, for: request, with: renderers) else { return nil }
        (self.assembly, self.device) = (assembly, device)
    }

    var count: Int { assembly.layoutRoots.count }
    var renderer: Renderer { assembly.renderer }

    /// Returns the path of the file and the id of a root.
    func name(of root: Int) -> String { "\(assembly.path): \(assembly.layoutRoots[root].id)" }

    /// Returns the screens of all roots in a window of a size in points.
    func screens(_ size: Size) throws -> [Screen] {
        try assembly.reread(for: CheckedScenes.request(size, device)).stretchableScreens
    }

    /// Returns the faults in a layout of a root.
    func findings(_ root: Int, _ layout: Layout) -> [AuditFinding] {
        renderer.audit(layout, isFullScreen: isFullScreen(root, layout))
    }

    /// Returns whether bars overlap a root, as they do with scenes that fill the window.
    func isFullScreen(_ root: Int, _ layout: Layout) -> Bool {
        assembly.layoutRoots[root].kind == .sceneView
            && SizeCheck.plane.heights.contains(layout.screen.viewport.size.height)
    }

    private static func request(_ size: Size, _ device: Device) -> InterfaceBuilderRequest {
        var request = InterfaceBuilderRequest()
        request.viewport = device.window(of: size, .portrait)
        return request
    }
}
