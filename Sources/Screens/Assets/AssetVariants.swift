import LayoutSimFiles
import LayoutSimJSON
import LayoutSimViewTree

/// The entries of a set's `Contents.json` for one appearance.
struct AssetVariants {
    private let entries: [JSONNode]
    private let properties: JSONNode?

    /// Reads the entries under a key; throws a `FileError` or a `JSONError`.
    init(folder: String, key: String) throws {
        let document = try JSONDocument(contentsOf: File("\(folder)/Contents.json"))
        entries = try document.root.optionalMember(key)?.elements() ?? []
        properties = try document.root.optionalMember("properties")
    }

    /// Whether pictures are drawn in the tint; `nil` if the set does not specify it.
    var isTemplate: Bool? {
        get throws(JSONError) {
            guard let intent = try properties?.optionalMember("template-rendering-intent") else { return nil }
            return try intent.string() == "template"
        }
    }

    /// Whether vector pictures stay sharp at every size.
    var preservesVectors: Bool {
        get throws(JSONError) { try properties?.optionalMember("preserves-vector-representation")?.boolean() ?? false }
    }

    /// Returns the entries for phones in an appearance, or those for any appearance if there are none.
    func entries(in appearance: Appearance) throws(JSONError) -> [JSONNode] {
        var own: [JSONNode] = []
        var any: [JSONNode] = []
        for entry in entries where try isForPhones(entry) {
            let named = try luminosity(of: entry)
            if named == nil { any.append(entry) }
            if named == appearance.rawValue { own.append(entry) }
        }
        return own.isEmpty ? any : own
    }

    private func isForPhones(_ entry: JSONNode) throws(JSONError) -> Bool {
        guard let idiom = try entry.optionalMember("idiom") else { return true }
        return ["universal", "iphone"].contains(try idiom.string())
    }

    private func luminosity(of entry: JSONNode) throws(JSONError) -> String? {
        guard let appearances = try entry.optionalMember("appearances") else { return nil }
        for appearance in try appearances.elements() {
            if try appearance.member("appearance").string() == "luminosity" {
                return try appearance.member("value").string()
            }
        }
        // Other appearances, such as high contrast, are not drawn.
        return "other"
    }
}
