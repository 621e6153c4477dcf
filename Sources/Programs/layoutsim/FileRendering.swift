import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimNotation
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimViewTree

/// The images of storyboards and xibs, written in the order of the files.
struct FileRendering: Sendable {
    /// An image that has not been written yet.
    struct DrawnPicture: Sendable {
        /// The name without folder and extension.
        var name: String
        var png: [UInt8]
        /// Its contents and its size, one per line.
        var text: [String]
    }

    var request: InterfaceBuilderRequest
    var overlay: Bool
    var destination: PictureDestination

    private typealias DrawnScreen = (screen: AssembledScreen, list: DisplayList)

    /// Draws and writes the images of files.
    func run(_ paths: [String]) throws -> ExitStatus {
        var places = PicturePlaces(destination)
        return try FileRun(paths) { path, renderers in
            try MomentName(path).checkKind()
            if RecordedTree.isNamed(path) {
                return ([try RecordedTree(contentsOf: path).picture(overlay: overlay)], FileNotes())
            }
            let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers)
            return (try pictures(of: assembly), FileNotes(messages: assembly.warnings.map(\.description)))
        }.forEach { _, pictures, _ in
            for picture in pictures ?? [] { try places.write(picture) }
        }
    }

    private func pictures(of assembly: SceneAssembly) throws -> [DrawnPicture] {
        let renderer = assembly.renderer
        let drawn = try screens(of: assembly).map { screen in
            (screen, renderer.displayList(renderer.layout(screen.screen), overlay: overlay))
        }
        let name = FileRendering.name(of: assembly.path)
        if destination.isFolder {
            return try drawn.map { try picture($0.1, "\(name)-\($0.0.name)", [$0.0], renderer) }
        }
        let list = try drawn.count == 1 ? drawn[0].1 : renderer.displayList(sheet(drawn, renderer))
        return [try picture(list, name, drawn.map(\.0), renderer)]
    }

    /// Returns the screens that are not empty, scenes first, so that the rows of a contact sheet have similar heights.
    private func screens(of assembly: SceneAssembly) throws -> [AssembledScreen] {
        let all = try assembly.screens().filter(\.hasExtent)
        let scenes = all.filter { $0.root.kind == .sceneView }
        var others = all.filter { $0.root.kind != .sceneView }
        // A request for a single scene means its image, not that of a view in its bar.
        if request.scene != nil, !scenes.isEmpty {
            others.removeAll { [.customView, .titleView].contains($0.root.kind) }
        }
        guard !all.isEmpty else { throw NothingToDraw(file: assembly.path) }
        return scenes + others
    }

    private func sheet(_ drawn: [DrawnScreen], _ renderer: Renderer) -> ContactSheet {
        let cells = drawn.map { screen, list in
            ContactSheet.Cell(label: screen.name, size: list.size) { try renderer.bitmap(list) }
        }
        var sheet = ContactSheet(cells)
        sheet.enlargesParts = false
        return sheet
    }

    private func picture(
        _ list: DisplayList, _ name: String, _ screens: [AssembledScreen], _ renderer: Renderer
    ) throws -> DrawnPicture {
        let size = "\(list.pixelWidth)x\(list.pixelHeight) pixels"
        return DrawnPicture(
            name: name, png: try renderer.pngData(list, file: name + ".png"), text: screens.map(\.line) + [size])
    }

    /// Returns a file's name without folders and extension.
    private static func name(of path: String) -> String {
        let last = File(path).name
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
}

extension AssembledScreen {
    /// Its kind, its id and its name.
    fileprivate var line: String {
        "\(root.kind.rawValue) \(root.id)" + (name == root.id ? "" : " \(quotedIfNeeded(name))")
    }
}

/// The error of a file without scenes and views, or whose scenes and views are empty.
struct NothingToDraw: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .inputNotUnderstood }
    var description: String { "\(file):1: error: nothing to draw: no view in this file has a size" }
}
