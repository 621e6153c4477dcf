import LayoutSimXML

extension InterfaceBuilderFile {
    /// The object id of the storyboard's initial controller.
    package var initialController: String? { document.element["initialViewController"] }

    /// The top-level objects of each scene, including its controller, in the order of the file.
    package var sceneObjects: [[InterfaceBuilderObject]] {
        document.element.children(of: "scenes").map { scene in
            scene.children(of: "objects").map(InterfaceBuilderObject.init)
        }
    }

    /// The objects at the top of a xib, including placeholders.
    package var topObjects: [InterfaceBuilderObject] {
        document.element.children(of: "objects").map(InterfaceBuilderObject.init)
    }

    /// Returns whether the file has an object with an id.
    package func hasObject(_ id: String) -> Bool { document.lines[id] != nil }
}

extension InterfaceBuilderObject {
    /// Whether the object is a controller of a scene, or a reference to one in another storyboard.
    package var isController: Bool { element.isViewController || kind == "viewControllerPlaceholder" }

    /// The segues that begin at the object or at a descendant, in the order of the file.
    package var segues: [InterfaceBuilderConnection] {
        if element.name == "segue" { return InterfaceBuilderConnection(element).map { [$0] } ?? [] }
        return element.children.flatMap { InterfaceBuilderObject($0).segues }
    }
}
