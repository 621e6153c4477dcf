import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree

/// Inserts the contents of tables, collection views and containers, which other roots of the file define, into a root
/// as subviews that layout positions.
struct SceneAssembler {
    private let scene: InterfaceBuilderRoot
    /// All roots of the file by id, read for one request.
    private let roots: [String: InterfaceBuilderRoot]
    private let contentSize: ContentSizeCategory
    private var constraints: [Constraint] = []
    private var origins: [String: AssembledScreen.Origin] = [:]
    private var ids: UniqueIDs
    /// The roots that enclose the one being added, outermost first.
    private var openRoots: [String] = []

    /// The maximum depth to which embedded scenes are filled.
    private static let deepest = 3

    init(_ scene: InterfaceBuilderRoot, roots: [String: InterfaceBuilderRoot], contentSize: ContentSizeCategory) {
        self.scene = scene
        self.roots = roots
        self.contentSize = contentSize
        ids = UniqueIDs(avoiding: roots.values.flatMap { $0.screen.root.inPreorder.map(\.id) })
    }

    /// Returns the scene with all its contents, and the origins of its views.
    mutating func assemble() -> (screen: Screen, origins: [String: AssembledScreen.Origin]) {
        let root = identified(scene)
        var screen = root.screen
        constraints = screen.constraints
        screen.root = view(of: root)
        if let content = root.cellContent {
            let role: Placement.Role = content.isOfRow ? .row : .item
            var placement = Placement(role, size: screen.viewport.size)
            placement.sizesItself = root.sizesItself
            placement.accessory = content.accessory
            screen.root = placed(screen.root, of: root, placement)
        }
        screen.constraints = constraints
        return (screen, origins)
    }

    /// Returns a root whose views have ids that are unique in the screen.
    private mutating func identified(_ root: InterfaceBuilderRoot) -> InterfaceBuilderRoot {
        var names: [String: String] = [:]
        for view in root.screen.root.inPreorder {
            let id = ids.id(ofFileView: view.id)
            origins[id] = AssembledScreen.Origin(root: root.id, view: view.id)
            if id != view.id { names[view.id] = id }
        }
        return names.isEmpty ? root : root.renamed(names)
    }

    /// Returns the view of a root with the contents of its views.
    private mutating func view(of root: InterfaceBuilderRoot) -> View {
        guard !root.embeddedContent.isEmpty else { return root.screen.root }
        openRoots.append(root.id)
        defer { openRoots.removeLast() }
        return filled(root.screen.root, root.embeddedContent)
    }

    private mutating func filled(_ view: View, _ contents: [String: EmbeddedContent]) -> View {
        var filled = view
        filled.subviews = []
        if let content = contents[view.id], openRoots.count <= SceneAssembler.deepest { fill(&filled, with: content) }
        for subview in view.subviews { filled.subviews.append(self.filled(subview, contents)) }
        return filled
    }

    private mutating func fill(_ view: inout View, with content: EmbeddedContent) {
        switch content {
        case .table(let table): fill(&view, with: table)
        case .collection(let collection): fill(&view, with: collection)
        case .scene(let id): add(id, .scene, to: &view)
        }
    }

    private mutating func fill(_ view: inout View, with outline: TableOutline) {
        var table = TableFilling()
        table.style = outline.style
        table.hasSeparators = outline.hasSeparators
        table.separatorColor = outline.separatorColor
        table.separatorInset = outline.separatorInset
        table.contentSize = contentSize
        if let header = outline.header { add(header, .header, to: &view) }
        for section in outline.sections {
            let id = ids.id(ofFileView: section.id)
            table.sections.append(TableFilling.Section(id: id, header: section.header, footer: section.footer))
            for row in section.rows {
                add(row.root, .row, to: &view) { placement in
                    placement.section = id
                    placement.separatorInset = row.separatorInset
                    placement.accessory = placement.accessory ?? row.accessory.map { RowAccessory($0, width: 0) }
                }
            }
        }
        if let footer = outline.footer { add(footer, .footer, to: &view) }
        view.filling = .table(table)
    }

    private mutating func fill(_ view: inout View, with outline: CollectionOutline) {
        var collection = CollectionFilling()
        collection.lineSpacing = outline.lineSpacing
        collection.itemSpacing = outline.itemSpacing
        collection.insets = outline.insets
        if let header = outline.header { add(header, .header, to: &view) }
        for item in outline.items { add(item, .item, to: &view) }
        view.filling = .collection(collection)
    }

    private mutating func add(
        _ id: String, _ role: Placement.Role, to view: inout View, change: (inout Placement) -> Void = { _ in }
    ) {
        guard !openRoots.contains(id), let root = roots[id].map({ identified($0) }) else { return }
        constraints += root.screen.constraints
        var placement = Placement(role, size: role == .scene ? .zero : root.screen.viewport.size)
        placement.sizesItself = root.sizesItself
        placement.accessory = root.cellContent?.accessory
        change(&placement)
        view.subviews.append(placed(self.view(of: root), of: root, placement))
    }

    /// Returns the view of a root for a placement, which determines the frame and margins of a cell's content view.
    private func placed(_ view: View, of root: InterfaceBuilderRoot, _ placement: Placement) -> View {
        var view = view
        view.placement = placement
        guard let content = root.cellContent, !view.subviews.isEmpty else { return view }
        let place = view.subviews.firstIndex { !$0.isPlaced } ?? 0
        view.subviews[place].placement = Placement(.content, size: .zero)
        view.subviews[place].placement?.bottomInset = content.bottomInset
        view.subviews[place].layoutMargins = content.layoutMargins
        view.subviews[place].autoresizing = nil
        return view
    }
}

extension InterfaceBuilderRoot {
    /// Returns a copy with renamed views, given a mapping from their current ids.
    fileprivate func renamed(_ names: [String: String]) -> InterfaceBuilderRoot {
        var root = self
        root.screen = ViewNames(names).named(screen)
        root.renameObjects(names)
        root.embeddedContent = Dictionary(
            embeddedContent.map { (names[$0.key] ?? $0.key, $0.value) }
        ) { first, _ in first }
        return root
    }
}
