package import LayoutSimFiles
import LayoutSimJSON
import LayoutSimText

/// The texts of all languages in one `.xcstrings` file, as Xcode stores them since version 15.
package struct StringCatalog {
    private let document: JSONDocument
    private let entries: [(key: String, node: JSONNode)]

    /// Reads a file; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        try self.init(JSONDocument(contentsOf: file))
    }

    /// Parses the bytes of a file; errors name `file`. Throws a `JSONError`.
    package init(parsing bytes: [UInt8], file: String) throws {
        try self.init(JSONDocument(parsing: bytes, file: file))
    }

    private init(_ document: JSONDocument) throws {
        self.document = document
        entries = try document.root.member("strings").members()
    }

    /// Returns the languages that have a text, sorted; throws a `JSONError`.
    package func languages() throws -> [String] {
        var languages: Set<String> = []
        for (_, node) in entries {
            guard let translations = try node.optionalMember("localizations") else { continue }
            languages.formUnion(try translations.members().map(\.key))
        }
        return languages.sorted()
    }

    /// Returns the keys whose texts are the same in all languages; throws a `JSONError`.
    package func untranslatedKeys() throws -> Set<String> {
        var keys: Set<String> = []
        for (key, node) in entries where try node.optionalMember("shouldTranslate")?.boolean() == false {
            keys.insert(key)
        }
        return keys
    }

    /// Returns the language of the keys, by default `en`; throws a `JSONError`.
    package func sourceLanguage() throws -> String {
        try document.root.optionalMember("sourceLanguage")?.string() ?? "en"
    }

    /// Returns the texts of a language by their keys, with the form for `other` of those that depend on numbers; `nil`
    /// if there are none. Throws a `JSONError`.
    package func texts(in language: String) throws -> [String: String]? {
        try entries(in: language)?.mapValues(\.text.other)
    }

    /// Returns the texts of a language by their keys, for phones if a text has several; `nil` if there are none. Throws
    /// a `JSONError`.
    func entries(in language: String) throws -> [String: TranslatedText]? {
        var entries: [String: TranslatedText] = [:]
        for (key, node) in self.entries {
            let translation = try node.optionalMember("localizations")?.optionalMember(language)
            guard let translation, let text = try CatalogText(translation).text() else { continue }
            entries[key] = TranslatedText(text: text, file: node.file, line: translation.line)
        }
        return entries.isEmpty ? nil : entries
    }
}
