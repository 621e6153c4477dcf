import LayoutSimXML

extension InterfaceBuilderObject {
    /// Reads an element.
    init(_ element: XMLElement, _ resources: Resources) {
        self.init(
            kind: element.name, id: element["id"], line: element.line, customClass: element["customClass"],
            customModule: element["customModule"], isOfTarget: element["customModuleProvider"] == "target")
        for attribute in element.attributes where !identityNames.contains(attribute.name) {
            attributes[attribute.name] = AttributeValue(attribute, of: element, resources)
        }
        for child in element.children { take(child, of: element, resources) }
    }

    private mutating func take(_ child: XMLElement, of element: XMLElement, _ resources: Resources) {
        switch child.name {
        case _ where layoutNames.contains(child.name): break
        case "connections":
            connections = child.children.compactMap { InterfaceBuilderConnection($0, resources) }
        case "userDefinedRuntimeAttributes":
            runtimeAttributes = child.children.compactMap { RuntimeAttribute($0, resources) }
        default:
            if let key = child["key"] {
                take(child, as: key, of: element, resources)
            } else {
                take(keyless: child, resources)
            }
        }
    }

    private mutating func take(_ child: XMLElement, as key: String, of element: XMLElement, _ resources: Resources) {
        switch key {
        case "textInputTraits":
            for attribute in child.attributes where attribute.name != "key" {
                attributes[attribute.name] = AttributeValue(attribute, of: child, resources)
            }
        case "accessibilityConfiguration":
            attributes["accessibilityIdentifier"] = child["identifier"].map(AttributeValue.string)
            attributes["accessibilityLabel"] = child.filledText("label").map(AttributeValue.string)
            attributes["accessibilityHint"] = child.filledText("hint").map(AttributeValue.string)
            attributes["accessibilityTraits"] = child.property("traits").flatMap { AttributeValue($0, resources) }
            attributes["isAccessibilityElement"] = child.property("isElement").flatMap { AttributeValue($0, resources) }
        case _ where child.name == "imageReference":
            attributes[key] = ImageReference(element, key, resources).map(AttributeValue.image)
        case _ where child.isPlainValue: attributes[key] = AttributeValue(child, resources)
        // The first of several, as in `XMLElement.property`.
        default: if objects[key] == nil { objects[key] = InterfaceBuilderObject(child, resources) }
        }
    }

    /// Takes a list, or an object that is known by its kind, such as the effect of a view.
    private mutating func take(keyless child: XMLElement, _ resources: Resources) {
        if child.children.isEmpty, !child.attributes.isEmpty {
            if objects[child.name] == nil { objects[child.name] = InterfaceBuilderObject(child, resources) }
        } else if child.children.contains(where: { $0.name == "string" && $0["key"] == nil }) {
            attributes[child.name] = .strings(child.children.map(\.text))
        } else if lists[child.name] == nil {
            lists[child.name] = child.children.map { InterfaceBuilderObject($0, resources) }
        }
    }
}

extension XMLElement {
    /// Returns a text; `nil` if it is absent or empty.
    fileprivate func filledText(_ key: String) -> String? {
        let text = string(key)
        return text.isEmpty ? nil : text
    }

    /// Returns the segues that begin at the element or at a descendant, in the order of the file.
    func segues(_ resources: Resources) -> [InterfaceBuilderConnection] {
        if name == "segue" { return InterfaceBuilderConnection(self, resources).map { [$0] } ?? [] }
        return children.flatMap { $0.segues(resources) }
    }
}

/// The attributes that say which object it is rather than how it is.
private let identityNames: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "destination", "property", "selector",
]

/// The elements that layout has as values, or that say nothing about the object.
private let layoutNames: Set<String> = [
    "subviews", "constraints", "variation", "mask", "nil", "fontDescription", "attributedString", "autoresizingMask",
    "viewLayoutGuide",
]
