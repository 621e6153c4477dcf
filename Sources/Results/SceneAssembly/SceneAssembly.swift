package import LayoutSimAutoLayout
import LayoutSimFiles
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree

/// A storyboard or xib read for one request, with the named colors, pictures and fonts around it: the layout roots as
/// stored in the file, and the screens that users see, in which tables, collection views, containers and bars are
/// filled.
///
/// Not `Sendable`, since it draws with the renderers of its thread.
package struct SceneAssembly {
    /// The parsed file.
    package let file: InterfaceBuilderFile
    /// The path as given by the user.
    package let path: String
    /// The request that the file was read for, with the named colors of its project.
    package let request: InterfaceBuilderRequest
    /// The requested roots, in the order of the file, each laid out separately.
    package let layoutRoots: [InterfaceBuilderRoot]
    /// The parts of the file that were not understood, in the order of the file.
    package let warnings: [InterfaceBuilderWarning]
    /// The renderer with the file's system font; it knows the pictures of all screens so far.
    package let renderer: Renderer
    /// All roots of the file by id, including those that only other roots show.
    private let roots: [String: InterfaceBuilderRoot]
    /// All roots in the order of the file.
    let allRoots: [InterfaceBuilderRoot]
    private let assets: ProjectAssets
    private let reading: LanguageReading

    /// Reads a file; throws a `FileError`, a `JSONError` of an asset catalog, or an `InterfaceBuilderError`, also for a
    /// scene that the file does not have.
    ///
    /// Pictures are named by their paths from the project's folder, if one is given, so that they have the same names
    /// on every machine.
    package init(
        contentsOf path: String, for request: InterfaceBuilderRequest, with renderers: Renderers,
        inProject project: String? = nil
    ) throws {
        let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
        try self.init(file, at: path, for: request, with: renderers, inProject: project)
    }

    /// Reads the scenes of a parsed file; asset catalogs are searched around `path`.
    package init(
        _ file: InterfaceBuilderFile, at path: String, for request: InterfaceBuilderRequest, with renderers: Renderers,
        inProject project: String? = nil
    ) throws {
        let assets = ProjectAssets(around: path, inProject: project, renderers.assets)
        try self.init(file, path, assets, request, renderers.renderer(file.era))
    }

    private init(
        _ file: InterfaceBuilderFile, _ path: String, _ assets: ProjectAssets, _ request: InterfaceBuilderRequest,
        _ renderer: Renderer
    ) throws {
        let reading = try LanguageReading(of: file, at: path, in: request.language, measuringWith: renderer)
        try self.init(reading, path, assets, request, renderer)
    }

    private init(
        _ reading: LanguageReading, _ path: String, _ assets: ProjectAssets, _ request: InterfaceBuilderRequest,
        _ renderer: Renderer
    ) throws {
        let file = reading.file
        var request = request
        request.isRightToLeft = request.isRightToLeft || request.language?.isRightToLeft == true
        request.namedColors = try assets.colors(named: file.namedColors, in: request.appearance)
        request.pictureSizes = try assets.pictureSizes(
            named: file.namedPictures, scale: request.viewport?.scale ?? 2, in: request.appearance)
        request.namedFonts = assets.fonts(of: file, at: path)
        let (wanted, warnings) = try file.roots(for: request)
        var everything = request
        everything.scene = nil
        let all = try request.scene == nil ? wanted : file.roots(for: everything).roots
        self.file = file
        self.path = path
        self.request = request
        self.renderer = renderer
        self.assets = assets
        self.warnings = reading.warnings + assets.fontWarnings + warnings
        self.reading = reading
        layoutRoots = wanted
        allRoots = all
        roots = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Returns the same file read for another request, such as one for a different device, without searching for its
    /// assets again.
    package func reread(for request: InterfaceBuilderRequest) throws -> SceneAssembly {
        guard request.language == self.request.language else {
            return try SceneAssembly(reading.original, path, assets, request, renderer)
        }
        return try SceneAssembly(reading, path, assets, request, renderer)
    }

    /// Returns the separate layout of a root.
    package func layout(_ root: InterfaceBuilderRoot) -> Layout { renderer.layout(root.screen) }

    /// Returns the requested screens as users see them, in the order of the file: each root with its contents, except
    /// for cells, headers and footers that another root shows.
    package func screens() throws -> [AssembledScreen] {
        var screens: [AssembledScreen] = []
        var shown: Set<String> = []
        for root in layoutRoots where !shown.contains(root.id) {
            let screen = try self.screen(of: root)
            shown.formUnion(screen.shownRoots)
            screens.append(screen)
        }
        return screens.filter { !shown.contains($0.root.id) }
    }

    /// Returns the scene that the request names, or the view outside any scene; `nil` for a file without views.
    package func scene() throws -> AssembledScreen? {
        try sceneIndex.map { try screen(of: layoutRoots[$0]) }
    }

    /// The index of the scene's root among the layout roots; `nil` for a file without views.
    package var sceneIndex: Int? {
        layoutRoots.firstIndex { $0.kind == .sceneView } ?? layoutRoots.indices.first
    }

    /// Returns a root with its contents; a row of automatic height is as high as it needs to be.
    package func screen(of root: InterfaceBuilderRoot) throws -> AssembledScreen {
        var assembler = SceneAssembler(root, roots: roots, contentSize: request.contentSize ?? .large)
        let assembled = assembler.assemble()
        let screen = try assets.supply(assembled.screen, to: renderer)
        return AssembledScreen(
            root: root, screen: screen, filled: renderer.filled(screen), origins: assembled.origins)
    }
}
