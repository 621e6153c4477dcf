extension InterfaceBuilderFile {
    /// The line of an object by its id, or of a constraint by its identifier, from 1.
    package func line(of id: String) -> Int? { document.lines[id] }

    /// The ids of the objects with that user label, outlet or class, in the order of the file.
    package func ids(named name: String) -> [String] {
        elementsWithID(of: document.element)
            .filter { names(of: $0).contains(name) }
            .compactMap { $0["id"] }
    }

    private func elementsWithID(of element: XMLElement) -> [XMLElement] {
        (element["id"] == nil ? [] : [element]) + element.children.flatMap(elementsWithID)
    }

    private func names(of element: XMLElement) -> [String] {
        [element["userLabel"], element["customClass"]].compactMap(\.self)
            + (element["id"].flatMap { document.outlets[$0] } ?? [])
    }
}
