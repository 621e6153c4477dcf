import LayoutSimFiles

/// The translations of a storyboard or xib that lie beside it, as Xcode keeps them: `de.lproj/Main.strings` beside
/// `Base.lproj/Main.storyboard`, `de.lproj/Main.stringsdict`, or a string catalog `Main.xcstrings`.
package struct InterfaceTranslations {
    /// The folder that holds the folders of languages.
    private let folder: String
    /// The file's name without its ending.
    private let name: String

    package init(of path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let last = parts.last ?? ""
        name = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
        var folders = parts.dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        folder = parts.count == 1 || folders.isEmpty ? "." : folders.joined(separator: "/")
    }

    /// The languages that have a translation, sorted.
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

    /// The texts of a language such as `de` by their keys, `Gre-01-Lab.text`; `nil` if there is no translation.
    ///
    /// Throws a `FileError`, a `StringsError`, a `StringsDictionaryError` or a `JSONError`.
    package func texts(in language: String) throws -> [String: String]? {
        let (strings, numbers) = (table(language, "strings"), table(language, "stringsdict"))
        guard strings.exists || numbers.exists else { return try catalog()?.texts(in: language) }
        var texts = strings.exists ? try StringsFile(contentsOf: strings).texts : [:]
        // A text that depends on a number goes before one that does not, as in Foundation.
        if numbers.exists { texts.merge(try StringsDictionary(contentsOf: numbers).texts) { $1 } }
        return texts
    }

    /// The keys that the catalog says are the same in all languages.
    ///
    /// Throws a `FileError` or a `JSONError`.
    package func untranslatedKeys() throws -> Set<String> { try catalog()?.untranslatedKeys() ?? [] }

    private func table(_ language: String, _ kind: String) -> File {
        File("\(folder)/\(language).lproj/\(name).\(kind)")
    }

    private func catalog() throws -> StringCatalog? {
        for place in ["\(folder)/mul.lproj", folder, "\(folder)/Base.lproj"] {
            let catalog = File("\(place)/\(name).xcstrings")
            if catalog.exists { return try StringCatalog(contentsOf: catalog) }
        }
        return nil
    }
}
