import LayoutSimXML

/// A scene of a storyboard.
package struct InterfaceBuilderScene: Hashable, Sendable {
    /// The top-level objects, including the controller, in the order of the file.
    package var objects: [InterfaceBuilderObject]
    /// The segues that begin in the scene, in the order of the file.
    package var segues: [InterfaceBuilderConnection]
}

extension InterfaceBuilderFile {
    /// The object id of the storyboard's initial controller.
    package var initialController: String? { document.element["initialViewController"] }

    /// Returns the scenes in the order of the file, with colors for the appearance of a request.
    package func scenes(for request: InterfaceBuilderRequest = InterfaceBuilderRequest()) -> [InterfaceBuilderScene] {
        let resources = Resources(of: document.element, request)
        return document.element.children(of: "scenes").map { scene in
            let objects = scene.children(of: "objects")
            return InterfaceBuilderScene(
                objects: objects.map { InterfaceBuilderObject($0, resources) },
                segues: objects.flatMap { $0.segues(resources) })
        }
    }

    /// Returns the objects at the top of a xib, including placeholders, with colors for the appearance of a request.
    package func topObjects(
        for request: InterfaceBuilderRequest = InterfaceBuilderRequest()
    ) -> [InterfaceBuilderObject] {
        let resources = Resources(of: document.element, request)
        return document.element.children(of: "objects").map { InterfaceBuilderObject($0, resources) }
    }

    /// Returns whether the file has an object with an id.
    package func hasObject(_ id: String) -> Bool { document.lines[id] != nil }
}
