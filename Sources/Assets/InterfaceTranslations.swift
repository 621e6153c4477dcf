import LayoutSimFiles
import LayoutSimJSON

/// The translations of a storyboard or xib that lie beside it, as Xcode keeps them: `de.lproj/Main.strings` beside
/// `Base.lproj/Main.storyboard`, or a string catalog `Main.xcstrings`.
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

    /// The texts of a language such as `de` by their keys, `Gre-01-Lab.text`; `nil` if there is no translation.
    ///
    /// Throws a `FileError`, a `StringsError` or a `JSONError`.
    package func texts(in language: String) throws -> [String: String]? {
        let strings = File("\(folder)/\(language).lproj/\(name).strings")
        if strings.exists { return try StringsFile(contentsOf: strings).texts }
        for place in ["\(folder)/mul.lproj", folder, "\(folder)/Base.lproj"] {
            let catalog = File("\(place)/\(name).xcstrings")
            if catalog.exists { return try InterfaceTranslations.texts(in: language, of: catalog) }
        }
        return nil
    }

    /// The texts of a string catalog; those that depend on a number are left out.
    private static func texts(in language: String, of catalog: File) throws -> [String: String]? {
        var texts: [String: String] = [:]
        for (key, entry) in try JSONDocument(contentsOf: catalog).root.member("strings").members() {
            guard
                let unit = try entry.optionalMember("localizations")?.optionalMember(language)?
                    .optionalMember("stringUnit")
            else { continue }
            texts[key] = try unit.member("value").string()
        }
        return texts.isEmpty ? nil : texts
    }
}
