import LayoutSimXML

extension InterfaceBuilderFile {
    /// Returns the line of an object by its id, or of a constraint by its identifier, counted from 1.
    package func line(of id: String) -> Int? { document.lines[id] }

    /// Returns the ids of the objects with a user label, outlet or class, in the order of the file.
    package func ids(named name: String) -> [String] {
        elementsWithID(of: document.element)
            .filter { names(of: $0).contains(name) }
            .compactMap { $0["id"] }
    }

    /// The names by which contents can be replaced: object ids, outlets and user labels.
    package var contentNames: Set<String> {
        Set(
            elementsWithID(of: document.element).flatMap { element in
                let id = element["id"] ?? ""
                return [id, element["userLabel"]].compactMap(\.self) + (document.outlets[id] ?? [])
            })
    }

    private func elementsWithID(of element: XMLElement) -> [XMLElement] {
        (element["id"] == nil ? [] : [element]) + element.children.flatMap(elementsWithID)
    }

    private func names(of element: XMLElement) -> [String] {
        [element["userLabel"], element["customClass"]].compactMap(\.self)
            + (element["id"].flatMap { document.outlets[$0] } ?? [])
    }
}
