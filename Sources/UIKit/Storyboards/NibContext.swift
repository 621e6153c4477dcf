import Foundation
import LayoutSimInterfaceBuilder

/// The objects that are made of a scene or a xib, by their object ids, until they are connected.
@MainActor final class NibContext {
    let file: NibFile
    /// The controller of the scene; `nil` for a xib.
    let scene: NibScene?
    /// The layout roots by the object ids of their views.
    let roots: [String: InterfaceBuilderRoot]
    private var objects: [String: NSObject] = [:]
    private var sources: [(object: NSObject, element: InterfaceBuilderObject)] = []
    private var awakening: [NSObject] = []

    /// Begins with the objects of a scene that are there before, or with those that a xib is given.
    init(_ file: NibFile, scene: NibScene?, known: [String: NSObject]) {
        self.file = file
        self.scene = scene
        objects = known
        roots = file.roots(besides: scene?.object.id)
    }

    /// Takes note of a new object, and of its connections.
    func enter(_ object: NSObject, _ element: InterfaceBuilderObject) {
        if let id = element.id { objects[id] = object }
        sources.append((object, element))
    }

    /// Takes note of an object without connections, such as a constraint.
    func enter(_ object: NSObject, id: String) { objects[id] = object }

    /// The object of an id, if it is made.
    func object(_ id: String) -> NSObject? { objects[id] }

    /// Says that an object is to be told when all are connected.
    func willAwake(_ object: NSObject) { awakening.append(object) }

    /// Sets the runtime attributes of all objects, connects them, and tells them that everything is there.
    ///
    /// The order is UIKit's: values, connections, `awakeFromNib`.
    func finish() {
        let (sources, awakening) = (sources, awakening)
        self.sources = []
        self.awakening = []
        for (object, element) in sources { object.takeRuntimeAttributes(element, of: file) }
        for (object, element) in sources { NibConnector(object, element, self).connect() }
        for object in awakening { object.wakeFromNib() }
    }
}

extension NSObject {
    /// Calls `awakeFromNib`, which Foundation's class does not have.
    @MainActor fileprivate func wakeFromNib() {
        switch self {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        default: Selector("awakeFromNib").send(to: self)
        }
    }
}
