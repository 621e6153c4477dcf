package import LayoutSimDocuments
import LayoutSimErrors
package import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSizes
package import LayoutSimViewTree

/// A scene of a storyboard or xib with everything that it shows, as one screen.
package struct FileScene {
    /// The screen, under the name by which it was asked for.
    package let screen: Screen
    /// Whether it fills its device, so that bars lie over it.
    package let isFullScreen: Bool
    /// A renderer that knows the screen's pictures.
    package let renderer: Renderer
    /// What the file asks for that is not supported, a line each.
    package let warnings: [String]
    private let assembly: SceneAssembly

    /// Reads a scene; throws if the file is not understood, has no such scene or nothing that the contents name.
    ///
    /// Pictures go by their paths from the folder of the project, if one is given.
    package init(
        _ name: String, in path: String, request: InterfaceBuilderRequest, inProject project: String? = nil,
        with renderers: Renderers = Renderers()
    ) throws {
        var request = request
        request.scene = name
        let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers, inProject: project)
        try FileScene.check(Array(request.content.keys), in: assembly.file, path)
        guard let scene = try assembly.scene() else {
            throw GoldenError(.request, "\(path): error: '\(name)' has no view to lay out; name another scene")
        }
        screen = scene.screen(named: name)
        isFullScreen = assembly.isFullScreen(scene)
        self.assembly = assembly
        renderer = assembly.renderer
        warnings = assembly.warnings.map(\.description) + renderer.pictureWarnings
    }

    /// The frames of the scene in windows of all widths between two, in points.
    package func sizes(of widths: ClosedRange<Double>) throws -> SizePartition? {
        try WindowLengths.check(widths)
        let partitions = try SizePartition.partitions(
            of: widths, like: assembly.request.viewport ?? screen.viewport, renderer: renderer
        ) { [assembly] window in
            var request = assembly.request
            request.viewport = window
            return try assembly.reread(for: request).stretchableScreens
        }
        return assembly.sceneIndex.map { partitions[$0] }
    }

    private static func check(_ contents: [String], in file: InterfaceBuilderFile, _ path: String) throws {
        guard !contents.isEmpty else { return }
        let known = file.contentNames
        for name in contents.sorted() where !known.contains(name) {
            throw GoldenError(
                .request,
                "\(path): error: '\(name)' in 'contents' is not an object id, outlet or user label of the file"
                    + Suggestion.question(for: name, among: known.sorted()))
        }
    }
}
