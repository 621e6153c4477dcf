import LayoutSimXML

extension InterfaceBuilderFile {
    /// The object id of the controller that a storyboard begins with.
    package var initialController: String? { document.element["initialViewController"] }

    /// The objects of all scenes, in the order of the file: controllers and what stands beside them.
    package var sceneObjects: [[InterfaceBuilderObject]] {
        document.element.children(of: "scenes").map { scene in
            scene.children(of: "objects").map(InterfaceBuilderObject.init)
        }
    }

    /// The objects at the top of a xib, those that stand for others included.
    package var topObjects: [InterfaceBuilderObject] {
        document.element.children(of: "objects").map(InterfaceBuilderObject.init)
    }

    /// Whether the file has an object of that id.
    package func hasObject(_ id: String) -> Bool { document.lines[id] != nil }
}

extension InterfaceBuilderObject {
    /// Whether it is a controller of a scene, or stands for one of another storyboard.
    package var isController: Bool { element.isViewController || kind == "viewControllerPlaceholder" }

    /// The segues that begin at the object or at anything in it, in the order of the file.
    package var segues: [InterfaceBuilderConnection] {
        if element.name == "segue" { return InterfaceBuilderConnection(element).map { [$0] } ?? [] }
        return element.children.flatMap { InterfaceBuilderObject($0).segues }
    }
}
