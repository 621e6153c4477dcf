import LayoutSimXML

/// An image that a file names.
package struct ImageReference: Hashable, Sendable {
    /// The name of the image.
    package var name: String
    /// Whether it is a symbol of the system instead of an image of the asset catalog.
    package var isSymbol: Bool

    /// Reads the image under a key of an element, which is an `imageReference` or an attribute; the element's catalog
    /// is that of its attribute `image`, and of another attribute with the same name or without `image` beside it.
    init?(_ element: XMLElement, _ key: String, _ resources: Resources) {
        let reference = element.property(key)
        guard let name = reference?["image"] ?? reference?["name"] ?? element[key] else { return nil }
        let isOfCatalog = element["image"] == nil || element["image"] == name
        let catalog = reference.map { $0["catalog"] } ?? (isOfCatalog ? element["catalog"] : nil)
        self.name = name
        isSymbol = catalog == "system" || resources.symbols.contains(name)
    }

    /// Creates a reference to an image.
    package init(name: String, isSymbol: Bool) {
        self.name = name
        self.isSymbol = isSymbol
    }
}
