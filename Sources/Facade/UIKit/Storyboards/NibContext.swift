import Foundation
import LayoutSimInterfaceBuilder

/// The objects created from a scene or xib, by object id, until they are connected.
@MainActor final class NibContext {
    let file: NibFile
    /// The scene; `nil` for a xib.
    let scene: NibScene?
    /// The layout roots by the object ids of their views.
    let roots: [String: NibRoot]
    private var objects: [String: NSObject] = [:]
    private var sources: [(object: NSObject, element: InterfaceBuilderObject)] = []
    private var awakening: [NSObject] = []

    /// Creates a context with the existing objects of a scene, or with the placeholders' objects of a xib.
    init(_ file: NibFile, scene: NibScene?, known: [String: NSObject]) {
        self.file = file
        self.scene = scene
        objects = known
        roots = file.roots(besides: scene?.object.id)
    }

    /// Registers a new object with its connections.
    func enter(_ object: NSObject, _ element: InterfaceBuilderObject) {
        if let id = element.id { objects[id] = object }
        sources.append((object, element))
    }

    /// Registers an object without connections, such as a constraint.
    func enter(_ object: NSObject, id: String) { objects[id] = object }

    /// Returns the object with an id, if it has been created.
    func object(_ id: String) -> NSObject? { objects[id] }

    /// Registers an object for `awakeFromNib()`, called when all objects are connected.
    func willAwake(_ object: NSObject) { awakening.append(object) }

    /// Sets the runtime attributes of all objects, connects them, and calls `awakeFromNib()`, in the same order as
    /// UIKit.
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
    /// Calls `awakeFromNib()`, which `NSObject` doesn't declare here.
    @MainActor fileprivate func wakeFromNib() {
        switch self {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let item as UIBarItem: item.awakeFromNib()
        case let object as any _NibAwakener: object.awakeFromNib()
        default: Selector("awakeFromNib").send(to: self)
        }
    }
}
