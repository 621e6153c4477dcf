import LayoutSimXML

/// What a file says of the views of a root, which becomes objects when somebody asks for them.
struct RootSource: Hashable, Sendable {
    /// The elements of the views, by the views' ids in the screen.
    var elements: [String: XMLElement]
    /// The colors and pictures that they use by name.
    var resources: Resources
}

extension InterfaceBuilderRoot {
    /// The file's objects for the views, by the views' ids in the screen; each call reads them.
    package var objects: [String: InterfaceBuilderObject] {
        source.elements.mapValues { InterfaceBuilderObject($0, source.resources) }
    }

    /// Returns the kind of a view in Interface Builder's words, such as `label`; `nil` for one without an element.
    package func kind(of id: String) -> String? { source.elements[id]?.name }

    /// Renames the views, given a mapping from their current ids to new ones.
    package mutating func renameObjects(_ names: [String: String]) {
        source.elements = Dictionary(source.elements.map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
    }
}
