import LayoutSimXML

extension XMLElement {
    /// Whether an attribute says `YES`; absent ones say `fallback`.
    func flag(_ name: String, default fallback: Bool = false) -> Bool {
        self[name].map { $0 == "YES" } ?? fallback
    }

    /// The child that is a property of its parent, by Interface Builder's `key`.
    func property(_ key: String) -> XMLElement? {
        for child in children where child["key"] == key { return child }
        return nil
    }
}
