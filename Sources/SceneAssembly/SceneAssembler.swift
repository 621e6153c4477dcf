import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

/// Puts what other roots of a file show into the tables, collection views and containers of a root, as views in fixed
/// frames.
struct SceneAssembler {
    /// All roots of the file by their ids, read for one request.
    let roots: [String: InterfaceBuilderRoot]
    let request: InterfaceBuilderRequest
    let renderer: Renderer
    let scene: InterfaceBuilderRoot
    private var constraints: [Constraint] = []
    private var shownRoots: Set<String> = []
    private var origins: [String: AssembledScreen.Origin] = [:]
    private var ids: UniqueIDs
    /// The roots around the one that is being added, from the outside.
    private var openRoots: [String] = []

    /// Scenes in scenes in scenes are not filled further.
    private static let deepest = 3

    init(
        _ scene: InterfaceBuilderRoot, roots: [String: InterfaceBuilderRoot], request: InterfaceBuilderRequest,
        renderer: Renderer
    ) {
        self.scene = scene
        self.roots = roots
        self.request = request
        self.renderer = renderer
        ids = UniqueIDs(avoiding: roots.values.flatMap { $0.screen.root.inPreorder.map(\.id) })
    }

    /// The scene with everything in it.
    mutating func assemble() -> AssembledScreen {
        let root = identified(scene)
        var screen = root.screen
        constraints = screen.constraints
        screen.root = filledView(of: root, at: .zero)
        screen.constraints = constraints
        return AssembledScreen(root: scene, screen: screen, shownRoots: shownRoots, origins: origins)
    }

    /// A root whose views have ids of their own in the screen.
    private mutating func identified(_ root: InterfaceBuilderRoot) -> InterfaceBuilderRoot {
        var names: [String: String] = [:]
        for view in root.screen.root.inPreorder {
            let id = ids.id(ofFileView: view.id)
            origins[id] = AssembledScreen.Origin(root: root.id, view: view.id)
            if id != view.id { names[view.id] = id }
        }
        return names.isEmpty ? root : root.renamed(names)
    }

    /// The view of a root with what its views show; `origin` is its place in points of the screen.
    private mutating func filledView(of root: InterfaceBuilderRoot, at origin: Point) -> View {
        let size = root.screen.viewport.size
        guard !root.embeddedContent.isEmpty, size.width > 0, size.height > 0 else { return root.screen.root }
        openRoots.append(root.id)
        defer { openRoots.removeLast() }
        let layout = renderer.layout(root.screen)
        return filled(root.screen.root, root.embeddedContent) { id in
            layout[id]?.screenFrame.offset(x: origin.x, y: origin.y) ?? .zero
        }
    }

    private mutating func filled(
        _ view: View, _ contents: [String: EmbeddedContent], frame: (String) -> Rect
    ) -> View {
        var filled = FilledView(view: view, frame: frame(view.id))
        filled.view.subviews = []
        if let content = contents[view.id] { fill(&filled, with: content) }
        for subview in view.subviews { filled.view.subviews.append(self.filled(subview, contents, frame: frame)) }
        return filled.view
    }

    private mutating func fill(_ view: inout FilledView, with content: EmbeddedContent) {
        guard openRoots.count <= SceneAssembler.deepest, !view.frame.isEmpty else { return }
        switch content {
        case .table(let table): fill(&view, withRowsOf: table)
        case .collection(let collection): fill(&view, withItemsOf: collection)
        case .scene(let id): fill(&view, withScene: id)
        }
    }

    /// A scene in a container has no bars of its own.
    private mutating func fill(_ container: inout FilledView, withScene id: String) {
        guard !openRoots.contains(id), var root = roots[id] else { return }
        root.screen.viewport.size = container.frame.size
        root.screen.viewport.safeArea = .zero
        root.screen.viewport.statusBarHeight = 0
        root.screen.navigationBar = nil
        root.screen.hasTabBar = false
        root.screen.hasToolBar = false
        container.view.content = .none
        container.open()
        add(root, in: container.frame, to: &container)
    }

    /// Adds a root as a view whose frame is in points of the screen.
    private mutating func add(_ root: InterfaceBuilderRoot, in frame: Rect, to view: inout FilledView) {
        let root = identified(root)
        constraints += root.embeddedConstraints
        var inner = filledView(of: root, at: frame.origin)
        inner.layoutMargins = root.embeddedMargins
        view.add(inner, in: frame)
    }
}

extension SceneAssembler {
    var isRightToLeft: Bool { scene.screen.isRightToLeft }

    /// A color of the system's.
    func color(_ color: SystemColor) -> Color { color.color(in: request.appearance) }

    /// A view that no file holds, under an id of its own.
    mutating func drawn(_ view: View) -> View {
        var view = view
        view.id = ids.numbered(view.id)
        return view
    }

    /// Adds a cell, header or footer at a width, and returns its height; both in points. `background` is for one without
    /// a color.
    mutating func add(
        root id: String, at corner: Point, width: Double, background: Color? = nil, to view: inout FilledView
    ) -> Double {
        guard let root = roots[id], !openRoots.contains(id), width > 0 else { return 0 }
        let size = Size(width: width, height: height(of: root, width: width))
        var resized = root.resized(to: size)
        resized.screen.root.backgroundColor = resized.screen.root.backgroundColor ?? background
        shownRoots.insert(id)
        add(resized, in: Rect(origin: corner, size: size), to: &view)
        return size.height
    }

    /// In points; rows of automatic height grow with their contents.
    func height(of root: InterfaceBuilderRoot, width: Double) -> Double {
        root.fittingHeight(width: width, layout: renderer.layout)
    }

    /// Where the contents of a table or collection view begin, in points of the screen: below the bars that lie over it.
    func contentTop(of view: FilledView) -> Double {
        guard openRoots.count == 1, scene.screen.rootKind == .controller else { return max(view.frame.minY, 0) }
        let viewport = scene.screen.viewport
        let bar = scene.screen.navigationBar == nil ? 0 : viewport.navigationBarHeight
        return max(view.frame.minY, viewport.safeArea.top + bar)
    }

    /// A part of a row at the other side where leading is right; both in points of the screen.
    func mirrored(_ part: Rect, in row: Rect) -> Rect {
        isRightToLeft ? part.offset(x: row.minX + row.maxX - part.minX - part.maxX, y: 0) : part
    }
}

/// A view that is being filled, and where it lies.
struct FilledView {
    var view: View
    /// In points of the screen.
    let frame: Rect

    /// Shows what is put into it within its frame.
    mutating func open(background: Color? = nil) {
        view.clipsToBounds = true
        view.backgroundColor = view.backgroundColor ?? background
    }

    /// Adds a subview in a frame in points of the screen.
    mutating func add(_ subview: View, in subframe: Rect) {
        var subview = subview
        subview.autoresizing = Autoresizing(
            frame: subframe.offset(x: -frame.minX, y: -frame.minY), superviewSize: frame.size, mask: [])
        view.subviews.append(subview)
    }
}

/// Gives the views of a screen ids of which no two are the same.
struct UniqueIDs {
    /// The ids of the file's views, which others leave free even if those views are not seen.
    private let reserved: Set<String>
    private var used: Set<String> = []
    private var nextNumbers: [String: Int] = [:]

    init(avoiding reserved: [String]) {
        self.reserved = Set(reserved)
    }

    /// The id itself the first time, later with a number from 2.
    mutating func id(ofFileView id: String) -> String {
        used.insert(id).inserted ? id : numbered(id, from: 2)
    }

    /// The id with a number behind it.
    mutating func numbered(_ id: String, from first: Int = 1) -> String {
        var number = nextNumbers[id] ?? first
        while reserved.contains("\(id)-\(number)") || !used.insert("\(id)-\(number)").inserted { number += 1 }
        nextNumbers[id] = number + 1
        return "\(id)-\(number)"
    }
}
