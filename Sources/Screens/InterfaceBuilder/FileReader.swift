internal import LayoutSimDevices
internal import LayoutSimErrors
internal import LayoutSimViewTree
import LayoutSimXML

/// Converts the roots of a document to screens.
struct FileReader {
    let document: InterfaceBuilderDocument
    let request: InterfaceBuilderRequest
    let resources: Resources
    /// The device in the file.
    let fileDevice: CanvasDevice
    /// The device for the layout.
    let device: CanvasDevice
    private(set) var warnings: [InterfaceBuilderWarning] = []
    private var usedOverrides: Set<String> = []

    init(document: InterfaceBuilderDocument, request: InterfaceBuilderRequest, devices: DeviceCatalog) {
        self.document = document
        self.request = request
        resources = Resources(of: document.element, request)
        var warnings: [InterfaceBuilderWarning] = []
        let fileDevice = CanvasDevice(of: document, catalog: devices, warnings: &warnings)
        self.fileDevice = fileDevice
        let turned = request.isTurned ? FileReader.turned(fileDevice, devices: devices) : nil
        let viewport = request.viewport ?? turned
        device = viewport.map { CanvasDevice(viewport: $0, version: document.version) } ?? fileDevice
        self.warnings = warnings
    }

    /// Returns the file's device, rotated; an iPhone 8 for a file without one.
    private static func turned(_ device: CanvasDevice, devices: DeviceCatalog) -> Viewport? {
        let known = device.id.flatMap(devices.device(interfaceBuilderID:))
        return (known ?? devices.device(interfaceBuilderID: "retina4_7"))?
            .viewport(device.viewport.orientation.turned)
    }

    /// Returns the requested roots.
    mutating func roots() throws(InterfaceBuilderError) -> [InterfaceBuilderRoot] {
        let all = document.rootElements(traits: device.traits)
        let wanted = all.filter(isWanted)
        if let scene = request.scene, wanted.isEmpty {
            let suggestion = Suggestion.nearest(to: scene, among: all.flatMap(names))
            let reason = InterfaceBuilderError.Reason.noScene(
                scene, suggestion: suggestion,
                others: all.compactMap(spokenName).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
            throw InterfaceBuilderError(file: document.file, line: document.element.line, reason: reason)
        }
        let roots = wanted.map { root($0) }
        if all.isEmpty { warn("there is nothing to lay out: no view in this file") }
        noteUnusedOverrides(isWhole: request.scene == nil)
        return roots
    }

    private func isWanted(_ root: RootElement) -> Bool {
        guard let scene = request.scene else { return true }
        return names(of: root).contains(scene)
    }

    private func names(of root: RootElement) -> [String] {
        let controller = root.controller?.element
        let view = root.element
        return [
            root.sceneID, controller?["id"], controller?["storyboardIdentifier"], controller?["customClass"],
            view["id"], view["customClass"], view["reuseIdentifier"], view["userLabel"],
        ].compactMap(\.self)
    }

    private func spokenNames(of root: RootElement) -> [String] {
        let scene = root.kind == .sceneView ? root.controller?.element : nil
        let element = scene ?? root.element
        let names = ["storyboardIdentifier", "reuseIdentifier", "customClass", "userLabel"].map { element[$0] }
        let owner = root.kind == .xibTop ? ownerClass(ofView: element["id"]) : nil
        return (names + [owner, element["id"]]).compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the class of a xib's owner if the view with the given id is its view.
    private func ownerClass(ofView id: String?) -> String? {
        let objects = document.element.children(of: "objects")
        let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let outlets = owner?.children(of: "connections") ?? []
        let isView = outlets.contains { $0["property"] == "view" && $0["destination"] == id }
        return isView ? owner?["customClass"] : nil
    }

    /// Returns the name for people of a scene, or of a view outside a storyboard.
    private func spokenName(of root: RootElement) -> String? {
        if let controller = root.controller?.element {
            guard root.kind == .sceneView else { return nil }
            return controller["storyboardIdentifier"] ?? controller["customClass"] ?? controller["id"]
        }
        let view = root.element
        return view["customClass"] ?? view["reuseIdentifier"] ?? view["userLabel"] ?? view["id"]
    }

    private mutating func root(_ root: RootElement) -> InterfaceBuilderRoot {
        var reader = RootReader(file: self, root: root)
        let screen = reader.screen()
        warnings += reader.warnings
        usedOverrides.formUnion(reader.usedOverrides)
        return InterfaceBuilderRoot(
            id: screen.root.id, kind: root.kind, sceneID: root.sceneID, sceneNames: names(of: root),
            spokenNames: spokenNames(of: root), screen: screen,
            embeddedContent: EmbeddedContentReader(root.element, file: self).contents,
            cellContent: reader.cellContent, sizesItself: root.sizesItself(on: device),
            source: RootSource(elements: reader.elements, resources: resources), constraintIDs: reader.constraintIDs,
            era: document.version.fontEra)
    }

    private mutating func noteUnusedOverrides(isWhole: Bool) {
        guard isWhole else { return }
        for name in request.content.keys.sorted() where !usedOverrides.contains(name) {
            warn("the content for '\(name)' is unused: no object in this file has that id, outlet or user label")
        }
    }

    private mutating func warn(_ message: String) {
        warnings.append(
            InterfaceBuilderWarning(file: document.file, line: document.element.line, message: message))
    }
}
