import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly

/// A storyboard or xib that is laid out with and without edits.
struct StudiedFile {
    /// All screens of one version of the file, in its order.
    struct Screens {
        var screens: [(id: String, screen: AssembledScreen)]
        var renderer: Renderer

        subscript(id: String) -> AssembledScreen? { screens.first { $0.id == id }?.screen }
    }

    let path: String
    let tree: MarkupTree
    private let renderers: Renderers

    init(path: String, bytes: [UInt8], renderers: Renderers) {
        self.path = path
        self.renderers = renderers
        tree = MarkupTree(bytes)
    }

    func screens(with mutations: [FileMutation], on device: String) throws -> Screens {
        let file = try InterfaceBuilderFile(parsing: mutations.applied(to: tree.bytes), file: path)
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: device).viewport(.portrait)
        let assembly = try SceneAssembly(file, at: path, for: request, with: renderers)
        return Screens(
            screens: try assembly.screens().filter(\.hasExtent).map { ($0.root.id, $0) }, renderer: assembly.renderer)
    }
}
