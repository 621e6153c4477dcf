import LayoutSimXML

/// The view controllers of a storyboard and the segues between them, which determine the bars around a scene.
struct SceneGraph: Sendable {
    /// A view controller.
    struct Controller: Sendable {
        var id: String
        var element: XMLElement
        var sceneID: String
    }

    /// A transition from one controller to another.
    struct Segue: Sendable {
        var id: String
        var kind: String
        var relationship: String?
        var source: String
    }

    /// The controllers, in the order of the file.
    private(set) var controllers: [Controller] = []
    private var positions: [String: Int] = [:]
    /// The segues that lead to a controller, by its id, in the order of the file.
    private var incoming: [String: [Segue]] = [:]
    /// Whether `showDetail` puts a scene on the stack of its source: the canvas infers its bars so [3 roots], but a
    /// window does not [1 root].
    let putsDetailsOnStacks: Bool
    /// The segues that the file prefers if several lead to a controller.
    private var tieBreakers: Set<String>

    init(of document: XMLElement) {
        putsDetailsOnStacks = CanvasEra(FormatVersion(of: document)) != .window
        tieBreakers = Set(document.children(of: "inferredMetricsTieBreakers").compactMap { $0["reference"] })
        for scene in document.children(of: "scenes") {
            let sceneID = scene["sceneID"] ?? ""
            for element in scene.children(of: "objects") where element.isViewController {
                guard let id = element["id"], positions[id] == nil else { continue }
                positions[id] = controllers.count
                controllers.append(Controller(id: id, element: element, sceneID: sceneID))
                addSegues(of: element, source: id)
            }
            for element in scene.children(of: "objects") where !element.isViewController {
                // Gestures and views outside the view hierarchy act for the scene's controller.
                guard let source = controllers.last, source.sceneID == sceneID else { continue }
                addSegues(of: element, source: source.id)
            }
        }
    }

    /// Returns the controller with an id.
    subscript(_ id: String) -> Controller? {
        positions[id].map { controllers[$0] }
    }

    private mutating func addSegues(of element: XMLElement, source: String) {
        if element.name == "segue", let destination = element["destination"], let kind = element["kind"] {
            let segue = Segue(
                id: element["id"] ?? "", kind: kind, relationship: element["relationship"], source: source)
            incoming[destination, default: []].append(segue)
        }
        for child in element.children { addSegues(of: child, source: source) }
    }

    /// Returns the segues that lead to a controller; only the preferred ones if the file prefers any.
    func segues(to controller: String) -> [Segue] {
        let all = incoming[controller] ?? []
        let preferred = all.filter { tieBreakers.contains($0.id) }
        return preferred.isEmpty ? all : preferred
    }
}

extension XMLElement {
    /// Whether the element is a view controller of a scene, or a container of view controllers.
    var isViewController: Bool {
        name.hasSuffix("ontroller") && name != "searchDisplayController"
    }
}
