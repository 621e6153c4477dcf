import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimFilling
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

    /// Draws the wanted roots that have an extent, with the pictures around their file, except those that are seen in
    /// others; `all` are those that can be seen in them.
    init(
        _ wanted: [InterfaceBuilderRoot], of all: [InterfaceBuilderRoot], with pictures: FilePictures,
        for request: InterfaceBuilderRequest, overlay: Bool, renderers: Renderers
    ) throws {
        self.renderers = renderers
        let roots = wanted.filter { $0.screen.viewport.size.width > 0 && $0.screen.viewport.size.height > 0 }
        guard let first = roots.first else { return }
        var pictures = pictures
        pictures.scale = first.screen.viewport.scale
        let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        var shown: Set<String> = []
        for root in roots where !shown.contains(root.id) {
            let renderer = try renderers.renderer(root.era)
            let layoutOf = { (root: InterfaceBuilderRoot) in
                try renderer.layout(pictures.supply(root.screen, to: renderer))
            }
            let layout = try layoutOf(root)
            var filling = SceneFilling(
                roots: byID, request: request, layout: layoutOf,
                lineCount: { renderer.extent(of: $0, width: $1).lines })
            try filling.fill(root, layout)
            shown.formUnion(filling.shownRoots)
            let furnishing = Furnishing(
                views: filling.views, bars: try pictures.supply(root.bars, to: renderer),
                barViews: try filling.barViews.mapValues { try pictures.supply($0, to: renderer) })
            lists.append((root, renderer.displayList(layout, overlay: overlay, furnishing: furnishing)))
        }
        lists.removeAll { shown.contains($0.root.id) }
        // Who asks for one scene wants its picture, not that of a view in its bar beside it.
        if request.scene != nil, lists.contains(where: { $0.root.kind == .sceneView }) {
            lists.removeAll { [.customView, .titleView].contains($0.root.kind) }
        }
        // Scenes first, so that rows of the sheet are of about one height.
        lists = lists.filter { $0.root.kind == .sceneView } + lists.filter { $0.root.kind != .sceneView }
    }

    /// All of them on a contact sheet.
    func sheet(_ renderer: Renderer) -> ContactSheet {
        let cells = lists.map { root, list in
            ContactSheet.Cell(label: root.name, size: list.size) { try renderers.renderer(root.era).bitmap(list) }
        }
        var sheet = ContactSheet(
            rows: stride(from: 0, to: cells.count, by: DrawnRoots.columns).map {
                Array(cells[$0..<min($0 + DrawnRoots.columns, cells.count)])
            })
        sheet.enlargesParts = false
        return sheet
    }
}
