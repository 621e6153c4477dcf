import LayoutSimXML

extension InterfaceBuilderFile {
    /// Returns the file with other texts, by the keys that Xcode gives to the texts of objects, such as
    /// `Gre-01-Lab.text`; unknown keys are ignored.
    package func localized(_ texts: [String: String]) throws -> InterfaceBuilderFile {
        var byID: [String: [(property: Substring, text: String)]] = [:]
        for (key, text) in texts {
            guard let dot = key.firstIndex(of: ".") else { continue }
            byID[String(key[..<dot]), default: []].append((key[key.index(after: dot)...], text))
        }
        return InterfaceBuilderFile(
            try InterfaceBuilderDocument(document.element.localized(byID), file: document.file))
    }
}

extension XMLElement {
    fileprivate func localized(_ texts: [String: [(property: Substring, text: String)]]) -> XMLElement {
        var element = self
        element.children = children.map { $0.localized(texts) }
        guard let id = self["id"], let own = texts[id] else { return element }
        for (property, text) in own { element.setText(of: property, to: text) }
        return element
    }

    private mutating func setText(of property: Substring, to text: String) {
        switch property {
        case "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle":
            setString(String(property), to: text)
        case "accessibilityLabel", "accessibilityHint":
            let key = property == "accessibilityLabel" ? "label" : "hint"
            change(where: { $0["key"] == "accessibilityConfiguration" }) { $0.setString(key, to: text) }
        case "normalTitle": change(where: { $0["key"] == "normal" }) { $0.setString("title", to: text) }
        case "configuration.title":
            change(where: { $0["key"] == "configuration" }) { $0.setString("title", to: text) }
        default:
            guard let number = XMLElement.index(property, of: "segmentTitles") else { return }
            change(where: { $0.name == "segments" }) { segments in
                guard segments.children.indices.contains(number) else { return }
                segments.children[number].setString("title", to: text)
            }
        }
    }

    /// Sets a text where the file stores it: in a separate element or in an attribute.
    private mutating func setString(_ key: String, to text: String) {
        let isString = { (child: XMLElement) in
            child["key"] == key && (child.name == "string" || child.name == "mutableString")
        }
        guard children.contains(where: isString) else { return set(key, to: text) }
        change(where: isString) {
            $0.text = text
            $0.set("base64-UTF8", to: "NO")
        }
    }

    private mutating func change(where isWanted: (XMLElement) -> Bool, _ change: (inout XMLElement) -> Void) {
        guard let place = children.firstIndex(where: isWanted) else { return }
        change(&children[place])
    }

    /// Returns the index in `segmentTitles[1]`.
    private static func index(_ property: Substring, of list: String) -> Int? {
        guard property.hasPrefix("\(list)["), property.hasSuffix("]") else { return nil }
        return Int(property.dropFirst(list.count + 1).dropLast())
    }
}
