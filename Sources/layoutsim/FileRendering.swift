import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// The pictures of storyboards and xibs, drawn side by side and written in the order given.
struct FileRendering: Sendable {
    /// A picture whose file has no place yet.
    struct DrawnPicture: Sendable {
        /// Without folder and ending.
        var name: String
        var png: [UInt8]
        /// What it shows and how large it is, a line each.
        var text: [String]
    }

    private struct Answer: Sendable {
        var pictures: [DrawnPicture] = []
        var notes = FileNotes()
    }

    var request: InterfaceBuilderRequest
    var overlay: Bool
    var destination: PictureDestination

    /// Draws and writes the pictures of files.
    func run(_ paths: [String]) throws -> ExitStatus {
        var telling = FileTelling()
        var places = PicturePlaces(destination)
        let answers = ParallelFiles(paths) { path, renderers in answer(path, renderers) }
        try answers.forEach { answer in
            for picture in answer.pictures { try places.write(picture) }
            try telling.tell(answer.notes)
        }
        return try telling.end(fileCount: paths.count)
    }

    private func answer(_ path: String, _ renderers: Renderers) -> Answer {
        do {
            let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
            let assets = FilePictures(near: path, appearance: request.appearance)
            var request = request
            request.namedColors = try assets.colors(named: file.namedColors)
            let (roots, warnings) = try file.roots(for: request)
            var everything = request
            everything.scene = nil
            let all = try request.scene == nil ? roots : file.roots(for: everything).roots
            let drawn = try DrawnRoots(
                roots, of: all, with: assets, for: request, overlay: overlay, renderers: renderers)
            guard !drawn.lists.isEmpty else { throw NothingToDraw(file: path) }
            let pictures = try destination.isFolder ? each(drawn, path) : [one(drawn, path)]
            return Answer(
                pictures: pictures,
                notes: FileNotes(warnings: warnings.map(\.description), textWarnings: renderers.warnings))
        } catch {
            return Answer(notes: FileNotes(path, error))
        }
    }

    /// A picture for each root.
    private func each(_ drawn: DrawnRoots, _ path: String) throws -> [DrawnPicture] {
        try drawn.lists.map { root, list in
            let name = "\(FileRendering.name(of: path))-\(root.name)"
            return try picture(list, name, [root], drawn.renderers.renderer(root.era))
        }
    }

    /// The only root, or all of them on a contact sheet.
    private func one(_ drawn: DrawnRoots, _ path: String) throws -> DrawnPicture {
        let renderer = try drawn.renderers.renderer(drawn.lists[0].root.era)
        let list = try drawn.lists.count == 1 ? drawn.lists[0].list : renderer.displayList(drawn.sheet(renderer))
        return try picture(list, FileRendering.name(of: path), drawn.lists.map(\.root), renderer)
    }

    private func picture(
        _ list: DisplayList, _ name: String, _ roots: [InterfaceBuilderRoot], _ renderer: Renderer
    ) throws -> DrawnPicture {
        let size = "\(list.pixelWidth)x\(list.pixelHeight) pixels"
        return DrawnPicture(
            name: name, png: try renderer.pngData(list, file: name + ".png"), text: roots.map(\.line) + [size])
    }

    /// A file's name without its folders and its ending.
    private static func name(of path: String) -> String {
        let last = File(path).name
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
}

extension InterfaceBuilderRoot {
    /// What people call it.
    var name: String {
        kind == .sceneView ? screen.name : screen.root.source.name ?? id
    }

    /// What it is, its id, and what people call it.
    fileprivate var line: String {
        "\(kind.rawValue) \(id)" + (name == id ? "" : " \(quotedIfNeeded(name))")
    }
}

/// A file whose scenes and views have no extent, or that has none.
struct NothingToDraw: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .inputNotUnderstood }
    var description: String { "\(file):1: error: it has no view with an extent; name another file" }
}
