internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// Converts one root of a file to a screen.
struct RootReader {
    let file: FileReader
    let root: RootElement
    private(set) var warnings: [InterfaceBuilderWarning] = []
    private(set) var usedOverrides: Set<String> = []
    /// The items that constraints can refer to, by object id.
    var items: [String: LayoutItem] = [:]
    /// The objects that size classes exclude.
    var excluded: Set<String> = []
    /// The constraints in the order of the file, each with the view that holds it.
    var constraintElements: [(element: XMLElement, owner: String)] = []
    /// The constraints that are not in the file: those that place the parts of built-in cell styles, and the canvas's
    /// own.
    var styleConstraints: [Constraint] = []
    /// The ids of the views so far, which must be unique.
    private var viewIDs: Set<String> = []
    /// The last number that was appended to make an id unique.
    private var lastNumbers: [String: Int] = [:]
    /// The geometry of a cell's content view.
    var cellContent: CellContent?
    /// The elements of the views so far, by the views' ids.
    var elements: [String: XMLElement] = [:]
    /// The object ids of the constraints read so far, in order.
    var constraintIDs: [String] = []
    /// The views whose margins follow the readable width.
    var readableViews: Set<String> = []

    init(file: FileReader, root: RootElement) {
        self.file = file
        self.root = root
    }

    var document: InterfaceBuilderDocument { file.document }
    var version: FormatVersion { file.document.version }
    var device: CanvasDevice { file.device }
    var isRightToLeft: Bool { file.request.isRightToLeft }

    mutating func warn(_ line: Int, _ message: String) {
        warnings.append(InterfaceBuilderWarning(file: document.file, line: line, message: message))
    }

    /// Returns the screen of the root.
    mutating func screen() -> Screen {
        let frame = root.element.storedFrame ?? .zero
        let canvas = canvas(stored: frame)
        let element = root.element.varied(for: device.traits)
        var view = root.kind == .cell ? cell(element, size: canvas.viewport.size) : view(element, in: nil)
        takeMargins(of: &view, width: canvas.viewport.size.width)
        if isController { preserveMargins(of: &view, in: canvas) }
        noteLayoutGuides(root: view.id)
        var screen = Screen(
            uncheckedName: name(of: view), viewport: canvas.viewport, root: view,
            constraints: constraints() + styleConstraints,
            navigationBar: canvas.hasNavigationBar ? NavigationBar(title: navigationTitle) : nil)
        screen.hasTabBar = canvas.hasTabBar
        screen.hasToolBar = canvas.hasToolBar
        screen.bars = barContents()
        screen.rootKind = isController ? .controller : .standalone
        screen.isRightToLeft = isRightToLeft
        screen.appearance = file.request.appearance
        screen.rules = version.systemRules(usesSafeAreas: document.usesSafeAreas)
        if canvas.isSheet, !device.isOverride, version < 24_000 { screen.rules.controls.navigationBarHeight = 56 }
        return screen
    }

    /// Whether the root has the margins and the safe area of a controller's view.
    private var isController: Bool {
        [.sceneView, .sceneTop, .xibTop].contains(root.kind)
    }

    private func canvas(stored frame: Rect) -> RootCanvas {
        guard isController else {
            var size = frame.size
            // Rows follow the width of the device; the table of a row in a xib is unknown.
            if root.kind == .cell, device.isOverride {
                if root.table != nil {
                    size.width += device.viewport.size.width - file.fileDevice.viewport.size.width
                } else if root.element.name == "tableViewCell" {
                    size.width = device.viewport.size.width
                }
            }
            if root.kind == .customView, device.isOverride { size = root.element.constrainedSize(orElse: size) }
            return RootCanvas(standalone: Size(width: max(0, size.width), height: size.height), on: device)
        }
        return RootCanvas(
            StoredRoot(
                frame: frame, isFreeform: isFreeform, controllerHeight: controllerHeight, isPresented: isPresented),
            bars: bars, fileDevice: file.fileDevice, device: device)
    }

    private var isFreeform: Bool {
        let holder = sceneController?.element ?? root.element
        return holder.property("simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    }

    private var controllerHeight: Double? {
        sceneController?.element.property("freeformSize")?.number("height")
    }

    private var isPresented: Bool {
        sceneController.map { document.scenes.containers(of: $0.id).isPresented ?? false } ?? false
    }

    private var bars: Bars {
        sceneController.map { Bars(of: $0, in: document.scenes) } ?? Bars(ofTopLevel: root.element)
    }

    /// The controller whose view the root is; other top-level views of a scene have metrics of their own, as in a xib.
    private var sceneController: SceneGraph.Controller? {
        root.kind == .sceneView ? root.controller : nil
    }

    private var navigationTitle: String { bars.title }

    private func name(of view: View) -> String {
        root.controller?.element["storyboardIdentifier"] ?? root.controller?.element["customClass"] ?? view.id
    }

    /// Returns the id of a view, made unique within the root.
    mutating func uniqueID(_ element: XMLElement, fallback: String? = nil) -> String {
        let id = element["id"] ?? fallback ?? element.viewID
        if viewIDs.insert(id).inserted { return id }
        var number = lastNumbers[id, default: 1] + 1
        while !viewIDs.insert("\(id)-\(number)").inserted { number += 1 }
        lastNumbers[id] = number
        if element["id"] != nil {
            warn(element.line, "the id '\(id)' is already used by another view; this one is renamed '\(id)-\(number)'")
        }
        return "\(id)-\(number)"
    }

    /// Returns the content override for an object, if any, by its id, outlets or user label.
    mutating func override(for element: XMLElement) -> ContentOverride? {
        guard !file.request.content.isEmpty else { return nil }
        let id = element["id"] ?? ""
        let names = [id] + (document.outlets[id] ?? []) + [element["userLabel"] ?? ""]
        guard let name = names.first(where: { file.request.content[$0] != nil }) else { return nil }
        usedOverrides.insert(name)
        return file.request.content[name]
    }
}
