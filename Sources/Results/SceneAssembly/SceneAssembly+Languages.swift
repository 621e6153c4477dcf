import LayoutSimAssets
package import LayoutSimText

extension SceneAssembly {
    /// Returns the languages in which the file can be read: its own as `nil`, the available translations, the longest
    /// of all, and a right-to-left one.
    ///
    /// Throws a `FileError` or a `JSONError`.
    package func languages() throws -> [Language?] {
        let translations = try Translations(of: path).languages().map(Language.translation)
        let longest = translations.isEmpty ? [] : [Language.pseudo(.longest)]
        let mirrored = translations.contains(where: \.isRightToLeft) ? [] : [Language.pseudo(.rightToLeft)]
        return [nil] + translations + longest + mirrored
    }
}
