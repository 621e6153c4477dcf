import LayoutSimXML

/// A translatable text of a file.
package struct InterfaceText: Hashable, Sendable {
    /// The key under which Xcode exports the text, such as `Gre-01-Lab.text`.
    package var key: String
    package var text: String
    /// The line of the text's object, counted from 1.
    package var line: Int
}

extension InterfaceBuilderFile {
    /// The texts that Xcode exports for translation (those of labels, fields, buttons, bars, sections and
    /// accessibility), in the order of the file; texts without a letter are left out.
    package var texts: [InterfaceText] {
        var texts: [InterfaceText] = []
        document.element.collectTexts(into: &texts)
        return texts.filter { $0.text.contains(where: \.isLetter) }
    }
}

extension XMLElement {
    fileprivate func collectTexts(into texts: inout [InterfaceText]) {
        if let id = self["id"], name != "scene" {
            for (property, text) in ownTexts {
                texts.append(InterfaceText(key: "\(id).\(property)", text: text, line: line))
            }
        }
        for child in children { child.collectTexts(into: &texts) }
    }

    private var ownTexts: [(property: String, text: String)] {
        var texts: [(property: String, text: String)] = []
        for property in ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"] {
            texts.append((property, string(property)))
        }
        texts.append(("normalTitle", property("normal")?.string("title") ?? ""))
        texts.append(("configuration.title", property("configuration")?.string("title") ?? ""))
        for (number, segment) in children(of: "segments").enumerated() {
            texts.append(("segmentTitles[\(number)]", segment.string("title")))
        }
        let accessibility = property("accessibilityConfiguration")
        texts.append(("accessibilityLabel", accessibility?.string("label") ?? ""))
        texts.append(("accessibilityHint", accessibility?.string("hint") ?? ""))
        return texts.filter { !$0.text.isEmpty }
    }
}
