package import LayoutSimFiles
import LayoutSimJSON

/// The texts of all languages in one file, `.xcstrings`, as Xcode has kept them since version 15.
package struct StringCatalog {
    private let document: JSONDocument
    private let entries: [(key: String, node: JSONNode)]

    /// Reads a file; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        try self.init(JSONDocument(contentsOf: file))
    }

    package init(parsing bytes: [UInt8], file: String) throws {
        try self.init(JSONDocument(parsing: bytes, file: file))
    }

    private init(_ document: JSONDocument) throws {
        self.document = document
        entries = try document.root.member("strings").members()
    }

    /// The languages that have a text, sorted; throws a `JSONError`.
    package func languages() throws -> [String] {
        var languages: Set<String> = []
        for (_, node) in entries {
            guard let translations = try node.optionalMember("localizations") else { continue }
            languages.formUnion(try translations.members().map(\.key))
        }
        return languages.sorted()
    }

    /// The keys whose texts are the same in all languages; throws a `JSONError`.
    package func untranslatedKeys() throws -> Set<String> {
        var keys: Set<String> = []
        for (key, node) in entries where try node.optionalMember("shouldTranslate")?.boolean() == false {
            keys.insert(key)
        }
        return keys
    }

    /// The texts of a language by their keys, those for other numbers and for phones where a text has several; `nil` if there is
    /// none. Throws a `JSONError`.
    package func texts(in language: String) throws -> [String: String]? {
        var texts: [String: String] = [:]
        for (key, node) in entries {
            let translation = try node.optionalMember("localizations")?.optionalMember(language)
            guard let translation, let text = try StringCatalog.text(of: translation) else { continue }
            texts[key] = try StringCatalog.expanded(text, by: translation)
        }
        return texts.isEmpty ? nil : texts
    }

    private static func text(of node: JSONNode) throws -> String? {
        if let unit = try node.optionalMember("stringUnit") { return try unit.member("value").string() }
        guard let variations = try node.optionalMember("variations") else { return nil }
        if let forms = try variations.optionalMember("plural") { return try text(of: forms.member("other")) }
        guard let devices = try variations.optionalMember("device") else { return nil }
        return try text(of: devices.optionalMember("iphone") ?? devices.member("other"))
    }

    /// A text with the forms of its substitutions, which name no further ones.
    private static func expanded(_ text: String, by translation: JSONNode) throws -> String {
        guard let substitutions = try translation.optionalMember("substitutions") else { return text }
        var (expanded, rest) = ("", text)
        while let (range, name) = rest.firstVariable {
            let form = try substitutions.member(name)
            expanded += rest[..<range.lowerBound] + (try StringCatalog.text(of: form) ?? "")
            rest = String(rest[range.upperBound...])
        }
        return expanded + rest
    }
}
