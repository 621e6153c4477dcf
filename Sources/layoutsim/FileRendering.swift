import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimPainting
import LayoutSimRendering
import LayoutSimViewTree

/// The picture of a storyboard or xib: its only root, or all of them on a contact sheet.
struct FileRendering {
    var path: String
    var request: InterfaceBuilderRequest
    var overlay: Bool

    /// How many pictures stand beside each other.
    private static let columns = 4

    /// Draws the roots that were asked for, and the renderer that knows their pictures; throws where the file is not
    /// understood or has nothing to draw.
    func picture() throws -> (picture: Picture, renderer: Renderer) {
        let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
        let (roots, warnings) = try file.roots(for: request)
        try StandardStream.error.write(warnings.map { "\($0)\n" }.joined())
        let drawable = roots.filter { $0.screen.viewport.size.width > 0 && $0.screen.viewport.size.height > 0 }
        guard let first = drawable.first else { throw NothingToDraw(file: path) }
        let renderers = Renderers()
        let renderer = try renderers.renderer(first.era)
        let pictures = FilePictures(
            near: path, scale: first.screen.viewport.scale, appearance: request.appearance)
        let lists = try drawable.map { root in
            let screen = try pictures.supply(root.screen, to: renderer)
            let own = try renderers.renderer(root.era)
            return (root, own.displayList(own.layout(screen), overlay: overlay))
        }
        let list = lists.count == 1 ? lists[0].1 : try renderer.displayList(sheet(lists, renderer))
        let notes = drawable.map { "\($0.kind.rawValue) \($0.id)" }
        return (Picture(list: list, name: "\(name).png", notes: notes), renderer)
    }

    /// The file's name without its folders and its ending.
    private var name: Substring {
        let last = path.split(separator: "/").last ?? "picture"
        return last.split(separator: ".").first ?? last
    }

    private func sheet(_ lists: [(InterfaceBuilderRoot, DisplayList)], _ renderer: Renderer) -> ContactSheet {
        let cells = lists.map { root, list in
            ContactSheet.Cell(label: root.id, size: list.size) { try renderer.bitmap(list) }
        }
        return ContactSheet(
            rows: stride(from: 0, to: cells.count, by: FileRendering.columns).map {
                Array(cells[$0..<min($0 + FileRendering.columns, cells.count)])
            })
    }
}

/// A file whose scenes and views have no extent, or that has none.
struct NothingToDraw: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .inputNotUnderstood }
    var description: String { "\(file):1: error: it has no view with an extent; name another file" }
}
