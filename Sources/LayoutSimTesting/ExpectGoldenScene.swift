import LayoutSimFiles
public import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
public import Testing

/// Expects a scene of a storyboard, or a view of a xib, to look as its golden does, as `expectGolden(of:as:)` does.
///
/// - Parameters:
///   - scene: A scene id, controller id, storyboard identifier, class, or the id of a view; the screen's name too.
///   - file: The path of the file, relative to the folder of the package.
///   - contents: What views show and constraints say instead, by object id, outlet or user label.
///
/// The scene is laid out on the variant's device at the sizes of fonts that the file says. Pictures come from the asset
/// catalogues around the file. Throws too if the file is not understood or has no such scene.
public func expectGolden<Content>(
    ofScene scene: String, in file: String, as variant: Variant<Content>,
    contents: [String: ContentOverride] = [:], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    guard variant.contentSize == .large else { throw MatrixError.contentSizeOfScene(scene) }
    let run = try TestRun.current(for: filePath)
    let path = file.hasPrefix("/") ? file : "\(run.root)/\(file)"
    let root = try interfaceBuilderRoot(of: scene, in: path, as: variant, contents: contents)
    let renderer = try Renderer(era: root.era)
    let pictures = FilePictures(near: path, scale: variant.viewport.scale, appearance: root.screen.appearance)
    var screen = try pictures.supply(root.screen, to: renderer)
    screen.name = scene
    try expectGolden(
        of: screen, as: variant, renderer: renderer, in: run,
        at: TestPlace(location: sourceLocation, file: filePath))
}

/// The view of a scene's controller, or the first view that is laid out by itself.
private func interfaceBuilderRoot<Content>(
    of scene: String, in path: String, as variant: Variant<Content>, contents: [String: ContentOverride]
) throws -> InterfaceBuilderRoot {
    var request = InterfaceBuilderRequest()
    request.viewport = variant.viewport
    request.scene = scene
    request.content = contents
    let roots = try InterfaceBuilderFile(parsing: File(path).contents(), file: path).roots(for: request).roots
    guard let root = roots.first(where: { $0.kind == .sceneView }) ?? roots.first else {
        throw MatrixError.noScene(scene, file: path)
    }
    return root
}
