import LayoutSimErrors
import LayoutSimFiles
import LayoutSimFilling
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// A scene of a file with everything that it shows, as one screen.
struct FileScene {
    /// The screen, under the name by which it was asked for.
    let screen: Screen
    /// It knows the screen's pictures.
    let renderer: Renderer
    /// What of the scene was not understood, a line each.
    let warnings: [String]

    /// Reads a scene; throws if the file is not understood, has no such scene or nothing that the contents name.
    init(_ name: String, in path: String, request: InterfaceBuilderRequest) throws {
        let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
        try FileScene.check(Array(request.content.keys), in: file, path)
        let scale = request.viewport?.scale ?? 1
        let pictures = FilePictures(near: path, scale: scale, appearance: request.appearance)
        var request = request
        request.namedColors = try pictures.colors(named: file.namedColors)
        var all = try file.roots(for: request).roots
        request.scene = name
        let (wanted, warnings) = try file.roots(for: request)
        guard let root = wanted.first(where: { $0.kind == .sceneView }) ?? wanted.first else {
            throw MatrixError.noScene(name, file: path)
        }
        let renderer = try Renderer(era: root.era)
        let layoutOf = { (root: InterfaceBuilderRoot) in
            try renderer.layout(pictures.supply(root.screen, to: renderer))
        }
        let width = root.screen.viewport.size.width
        let scene = root.resized(
            to: Size(width: width, height: try root.fittingHeight(width: width, layout: layoutOf)))
        all.removeAll { $0.id == scene.id }
        var filling = SceneFilling(
            roots: Dictionary(all.map { ($0.id, $0) }) { first, _ in first }, request: request, layout: layoutOf,
            lineCount: { renderer.extent(of: $0, width: $1).lines })
        try filling.fill(scene, layoutOf(scene))
        var screen = filling.screen.named
        screen.name = name
        self.screen = screen
        self.renderer = renderer
        self.warnings = warnings.map(\.description)
    }

    private static func check(_ contents: [String], in file: InterfaceBuilderFile, _ path: String) throws {
        guard !contents.isEmpty else { return }
        let known = file.contentNames
        for name in contents.sorted() where !known.contains(name) {
            throw MatrixError.unknownContent(
                name, file: path, suggestion: Suggestion.nearest(to: name, among: known.sorted()))
        }
    }
}
