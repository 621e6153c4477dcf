import LayoutSimErrors
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
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
        var request = request
        request.scene = name
        let assembly = try SceneAssembly(contentsOf: path, for: request, with: Renderers())
        try FileScene.check(Array(request.content.keys), in: assembly.file, path)
        guard let scene = try assembly.scene() else { throw MatrixError.noScene(name, file: path) }
        var screen = scene.screen.named
        screen.name = name
        self.screen = screen
        renderer = assembly.renderer
        warnings = assembly.warnings.map(\.description)
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
