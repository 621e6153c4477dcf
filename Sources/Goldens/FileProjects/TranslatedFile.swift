import LayoutSimAssets
package import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText

/// A storyboard or xib with the texts of its languages.
package struct TranslatedFile: Sendable {
    /// The file with its own texts.
    package let base: InterfaceBuilderFile
    /// The file with the texts of its translations, by language.
    private let translations: [String: InterfaceBuilderFile]

    /// Reads the translations around a file that exist for some languages.
    ///
    /// Throws a `FileError`, a `StringsError` or a `JSONError`.
    init(_ file: InterfaceBuilderFile, at path: String, languages: [String]) throws {
        let texts = Translations(of: path)
        var translations: [String: InterfaceBuilderFile] = [:]
        for language in languages where language != FileProjectSettings.base {
            if case .pseudo(let pseudo)? = Language(language) {
                let renderer = try Renderer(era: file.era)
                translations[language] =
                    try LanguageReading(of: file, at: path, in: .pseudo(pseudo), measuringWith: renderer).file
            } else if let texts = try texts.texts(in: language) {
                translations[language] = try file.localized(texts)
            }
        }
        base = file
        self.translations = translations
    }

    /// Returns the languages among some in which the file looks different: that of its own texts, its translations, and
    /// languages written from right to left.
    func languages(among languages: [String]) -> [String] {
        languages.filter {
            $0 == FileProjectSettings.base || translations[$0] != nil || Language($0)?.isRightToLeft == true
        }
    }

    /// Returns the file in a language, where `nil` stands for its own texts.
    func file(in language: String?) -> InterfaceBuilderFile { language.flatMap { translations[$0] } ?? base }
}
