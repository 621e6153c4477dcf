package import LayoutSimText
package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

/// Puts what other roots of a file show into the tables, collection views and containers of a scene.
package struct SceneFilling {
    /// The views so far, in preorder.
    package private(set) var views: [PlacedView] = []
    /// The cells, headers and footers that are seen.
    package private(set) var shownRoots: Set<String> = []
    /// The roots that were put in, by the positions of their views; the scene itself is at 0.
    private(set) var placedRoots: [Int: InterfaceBuilderRoot] = [:]
    /// The positions of the views that no file holds, such as the texts above sections.
    private(set) var drawnViews: Set<Int> = []
    /// What stands in bars that are views, by their ids.
    package private(set) var barViews: [String: BarContents] = [:]
    let roots: [String: InterfaceBuilderRoot]
    let request: InterfaceBuilderRequest
    /// Lays out a root with its pictures.
    let layout: (InterfaceBuilderRoot) throws -> Layout
    /// The number of lines of a text in a width of points.
    let lineCount: (TextContent, Double) throws -> Int
    /// Whether leading is right.
    private(set) var isRightToLeft = false
    /// What the scene's bars cover at its top and bottom, in points of the screen.
    private(set) var covered = EdgeInsets.zero
    private var size = Size.zero
    /// The scenes around the one that is being added.
    private var openRoots: [String] = []

    /// Scenes in scenes in scenes are not drawn further.
    private static let deepest = 3

    /// `roots` are all those of the file by their ids, read for the same request.
    package init(
        roots: [String: InterfaceBuilderRoot], request: InterfaceBuilderRequest,
        layout: @escaping (InterfaceBuilderRoot) throws -> Layout,
        lineCount: @escaping (TextContent, Double) throws -> Int
    ) {
        self.roots = roots
        self.request = request
        self.layout = layout
        self.lineCount = lineCount
    }

    /// The views of a scene whose layout is known, filled.
    package mutating func fill(_ root: InterfaceBuilderRoot, _ layout: Layout) throws {
        let viewport = layout.screen.viewport
        size = viewport.size
        isRightToLeft = layout.screen.isRightToLeft
        if layout.screen.rootKind == .controller {
            let bar = layout.screen.navigationBar == nil ? 0 : viewport.navigationBarHeight
            covered.top = viewport.safeArea.top + bar
        }
        try add(layout, root, at: .zero, parent: nil)
    }

    private mutating func add(
        _ layout: Layout, _ root: InterfaceBuilderRoot, at corner: Point, parent: Int?
    ) throws {
        openRoots.append(root.id)
        defer { openRoots.removeLast() }
        placedRoots[views.count] = root
        let depth = parent.map { views[$0].depth + 1 } ?? 0
        var positions: [Int] = []
        for placed in layout.views {
            positions.append(views.count)
            var placed = placed
            placed.parent = placed.parent.map { positions[$0] } ?? parent
            placed.depth += depth
            placed.screenFrame = placed.screenFrame.offset(x: corner.x, y: corner.y)
            views.append(placed)
            if let insert = root.inserts[placed.view.id] { try fill(insert, views.count - 1) }
        }
    }

    private mutating func fill(_ insert: Insert, _ position: Int) throws {
        guard openRoots.count <= SceneFilling.deepest, !views[position].screenFrame.isEmpty else { return }
        switch insert {
        case .table(let outline): try fill(table: outline, at: position)
        case .collection(let outline): try fill(collection: outline, at: position)
        case .scene(let id): try fill(container: id, at: position)
        case .bar(let contents): barViews[views[position].view.id] = contents
        }
    }

    /// A scene in a container has no bars of its own.
    private mutating func fill(container id: String, at position: Int) throws {
        guard !openRoots.contains(id), var root = roots[id] else { return }
        let frame = views[position].screenFrame
        root.screen.viewport.size = frame.size
        root.screen.viewport.safeArea = .zero
        root.screen.viewport.statusBarHeight = 0
        root.screen.navigationBar = nil
        root.screen.hasTabBar = false
        root.screen.hasToolBar = false
        open(position)
        try add(layout(root), root, at: frame.origin, parent: position)
    }
}

extension SceneFilling {
    /// Makes a view out of what stands for one whose contents are not known.
    mutating func open(_ position: Int, background: Color? = nil) {
        views[position].view.content = .none
        views[position].view.clipsToBounds = true
        views[position].view.backgroundColor = views[position].view.backgroundColor ?? background
    }

    /// Adds a root at a width, and returns its height; both in points. `background` is for one without a colour.
    mutating func add(
        root id: String, at corner: Point, width: Double, parent: Int, background: Color? = nil
    ) throws -> Double {
        guard let root = roots[id], !openRoots.contains(id), width > 0 else { return 0 }
        var resized = root.resized(to: Size(width: width, height: try height(of: root, width: width)))
        resized.screen.root.backgroundColor = resized.screen.root.backgroundColor ?? background
        shownRoots.insert(id)
        try add(layout(resized), resized, at: corner, parent: parent)
        return resized.screen.viewport.size.height
    }

    /// In points; rows of automatic height grow with their contents.
    func height(of root: InterfaceBuilderRoot, width: Double) throws -> Double {
        try root.fittingHeight(width: width, layout: layout)
    }

    /// Adds a view that no file holds, in a frame in points of the screen.
    @discardableResult
    mutating func add(_ view: View, _ frame: Rect, parent: Int) -> Int {
        drawnViews.insert(views.count)
        let origin = views[parent].screenFrame.origin
        views.append(
            PlacedView(
                view: view, parent: parent, depth: views[parent].depth + 1,
                frame: frame.offset(x: -origin.x, y: -origin.y), screenFrame: frame))
        return views.count - 1
    }

    /// A part of a row at the other side where leading is right; both in points of the screen.
    func mirrored(_ part: Rect, in row: Rect) -> Rect {
        isRightToLeft ? part.offset(x: row.minX + row.maxX - part.minX - part.maxX, y: 0) : part
    }

    /// A colour of the system's.
    func color(_ color: SystemColor) -> Color { color.color(in: request.appearance) }

    /// Where the contents of a table or collection view begin: below the bars that lie over it.
    func contentTop(_ position: Int) -> Double {
        max(views[position].screenFrame.minY, openRoots.count == 1 ? covered.top : 0)
    }
}
