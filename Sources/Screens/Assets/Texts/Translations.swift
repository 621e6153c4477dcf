import LayoutSimFiles
import LayoutSimText

/// The translations of a storyboard or xib next to it, as Xcode stores them, or of a table of texts:
/// `de.lproj/Main.strings` next to `Base.lproj/Main.storyboard`, `de.lproj/Main.stringsdict`, or a string catalog
/// `Main.xcstrings`.
package struct Translations {
    /// The folder that contains the language folders.
    private let folder: String
    /// The file's name without its extension.
    private let name: String

    /// Creates the translations of a table of texts in a folder, such as `Localizable`.
    package init(table name: String, in folder: String) {
        self.folder = folder
        self.name = name
    }

    /// Creates the translations of the file at a path.
    package init(of path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let last = parts.last ?? ""
        name = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
        var folders = parts.dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        folder = parts.count == 1 || folders.isEmpty ? "." : folders.joined(separator: "/")
    }

    /// Returns the languages that have a translation, sorted; `Base` does not count.
    ///
    /// Throws a `FileError` or a `JSONError`.
    package func languages() throws -> [String] {
        let folders = try Folder(folder).names().filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        let translated = folders.filter { language in
            ["strings", "stringsdict"].contains { table(language, $0).exists }
        }
        let others = try catalog()?.languages() ?? []
        return Set(translated + others).subtracting(["Base", "mul"]).sorted()
    }

    /// Returns the texts of a language such as `de` by their keys, such as `Gre-01-Lab.text`, with the form for `other`
    /// of those that depend on numbers; `nil` if there is no translation.
    ///
    /// Throws a `FileError`, a `StringsError`, a `StringsDictionaryError` or a `JSONError`.
    package func texts(in language: String) throws -> [String: String]? {
        try entries(in: language)?.mapValues(\.text.other)
    }

    /// Returns the texts of a language by their keys; `nil` if there is no translation. Throws the same errors as
    /// `texts(in:)`.
    package func entries(in language: String) throws -> [String: TranslatedText]? {
        let (strings, numbers) = (table(language, "strings"), table(language, "stringsdict"))
        guard strings.exists || numbers.exists else { return try catalog()?.entries(in: language) }
        let texts = strings.exists ? try StringsFile(contentsOf: strings).entries : [:]
        var entries = texts.mapValues {
            TranslatedText(text: CountedText($0.text), file: strings.path, line: $0.line)
        }
        // A text that depends on a number takes precedence, as in Foundation.
        if numbers.exists { entries.merge(try StringsDictionary(contentsOf: numbers).entries) { $1 } }
        return entries
    }

    /// Returns the language of a catalog's keys; `nil` without a catalog. Throws a `FileError` or a `JSONError`.
    package func sourceLanguage() throws -> String? { try catalog()?.sourceLanguage() }

    /// Returns the keys that the catalog marks as the same in all languages.
    ///
    /// Throws a `FileError` or a `JSONError`.
    package func untranslatedKeys() throws -> Set<String> { try catalog()?.untranslatedKeys() ?? [] }

    /// Returns the table of a language; the names of folders are compared without regard to case, as in Apple's file
    /// systems.
    private func table(_ language: String, _ kind: String) -> File {
        let exact = File("\(folder)/\(language).lproj/\(name).\(kind)")
        guard language.contains("-"), !exact.exists else { return exact }
        return File("\(folder)/\(language.lowercased()).lproj/\(name).\(kind)")
    }

    private func catalog() throws -> StringCatalog? {
        for place in ["\(folder)/mul.lproj", folder, "\(folder)/Base.lproj"] {
            let catalog = File("\(place)/\(name).xcstrings")
            if catalog.exists { return try StringCatalog(contentsOf: catalog) }
        }
        return nil
    }
}
