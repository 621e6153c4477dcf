import LayoutSimXML

/// The rules of the style sheets in a file, limited to selectors by class, id and element name.
struct SVGRules {
    private typealias Declarations = [(name: String, value: String)]

    private var rules: [(selector: String, declarations: Declarations)] = []

    init(_ sheets: [String]) {
        for sheet in sheets {
            for rule in sheet.split(separator: "}") {
                let parts = rule.split(separator: "{", maxSplits: 1)
                guard parts.count == 2 else { continue }
                let declarations = Self.declarations(String(parts[1]))
                for selector in parts[0].split(separator: ",") {
                    rules.append((Self.trimmed(selector), declarations))
                }
            }
        }
    }

    /// Returns an element's presentation properties by name: from its attributes, then the style sheets, then its
    /// `style` attribute.
    func looks(of element: XMLElement) -> [String: String] {
        var looks: [String: String] = [:]
        for attribute in element.attributes { looks[attribute.name] = attribute.value }
        let classes = (element["class"] ?? "").split(separator: " ").map { ".\($0)" }
        let selectors = [String(element.localName)] + classes + (element["id"].map { ["#\($0)"] } ?? [])
        for rule in rules where selectors.contains(rule.selector) {
            for (name, value) in rule.declarations { looks[name] = value }
        }
        for (name, value) in Self.declarations(element["style"] ?? "") { looks[name] = value }
        return looks
    }

    private static func declarations(_ text: String) -> Declarations {
        text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            return parts.count == 2 ? (trimmed(parts[0]), trimmed(parts[1])) : nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
