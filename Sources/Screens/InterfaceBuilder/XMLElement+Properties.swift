import LayoutSimXML

extension XMLElement {
    /// Returns whether an attribute is `YES`; `fallback` if it is absent.
    func flag(_ name: String, default fallback: Bool = false) -> Bool {
        self[name].map { $0 == "YES" } ?? fallback
    }

    /// Returns the child that is a property of its parent, by Interface Builder's `key`.
    func property(_ key: String) -> XMLElement? {
        for child in children where child["key"] == key { return child }
        return nil
    }
}
