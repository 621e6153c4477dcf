import LayoutSimXML

/// A user-defined runtime attribute: a value that key-value coding sets when the file is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
    /// The key path of the property.
    package var keyPath: String
    /// The value; `nil` for none, or for one of an unknown type.
    package var value: AttributeValue?
    /// The line of the attribute, counted from 1.
    package var line: Int

    /// Reads a `userDefinedRuntimeAttribute` element; `nil` without a key path.
    init?(_ element: XMLElement, _ resources: Resources) {
        guard let keyPath = element["keyPath"], !keyPath.isEmpty else { return nil }
        self.keyPath = keyPath
        value = element.runtimeValue(resources)
        line = element.line
    }
}

extension XMLElement {
    /// The value of a runtime attribute, which is an attribute if it is short and an element otherwise.
    fileprivate func runtimeValue(_ resources: Resources) -> AttributeValue? {
        let element = property("value")
        switch self["type"] {
        case "boolean": return .bool(flag("value") || element?.flag("value") ?? false)
        case "number": return finiteNumber(element?["value"] ?? self["value"]).map(AttributeValue.number)
        case "string": return .string(self["value"] ?? element?["value"] ?? string("value"))
        case "image":
            return (self["value"] ?? element?["name"]).map {
                .image(ImageReference(name: $0, isSymbol: self["catalog"] == "system"))
            }
        default: return element.flatMap { AttributeValue($0, resources) }
        }
    }
}
