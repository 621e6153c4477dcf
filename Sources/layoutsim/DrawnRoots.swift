import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimPainting
import LayoutSimRendering
import LayoutSimViewTree

/// The roots of a file as drawing operations.
struct DrawnRoots {
    private(set) var lists: [(root: InterfaceBuilderRoot, list: DisplayList)] = []
    let renderers: Renderers

    /// How many pictures stand beside each other.
    private static let columns = 4

    /// Draws those that have an extent, with the pictures around their file.
    init(
        _ roots: [InterfaceBuilderRoot], near path: String, appearance: Appearance, overlay: Bool,
        renderers: Renderers
    ) throws {
        self.renderers = renderers
        let roots = roots.filter { $0.screen.viewport.size.width > 0 && $0.screen.viewport.size.height > 0 }
        guard let first = roots.first else { return }
        let pictures = FilePictures(near: path, scale: first.screen.viewport.scale, appearance: appearance)
        lists = try roots.map { root in
            let renderer = try renderers.renderer(root.era)
            let screen = try pictures.supply(root.screen, to: renderer)
            return (root, renderer.displayList(renderer.layout(screen), overlay: overlay))
        }
    }

    /// All of them on a contact sheet.
    func sheet(_ renderer: Renderer) -> ContactSheet {
        let cells = lists.map { root, list in
            ContactSheet.Cell(label: root.name, size: list.size) { try renderers.renderer(root.era).bitmap(list) }
        }
        return ContactSheet(
            rows: stride(from: 0, to: cells.count, by: DrawnRoots.columns).map {
                Array(cells[$0..<min($0 + DrawnRoots.columns, cells.count)])
            })
    }
}
