import LayoutSimAssets
package import LayoutSimInterfaceBuilder
package import LayoutSimRendering
package import LayoutSimText

/// A file with the texts for a language, and warnings about texts that had to be shown in another one.
package struct LanguageReading {
    /// The file with its own texts.
    package let original: InterfaceBuilderFile
    /// The file with the texts of the language.
    package let file: InterfaceBuilderFile
    /// The warnings about texts that are shown in another language than the requested one.
    package private(set) var warnings: [InterfaceBuilderWarning] = []

    /// Reads a file in a language; throws the errors of translations that cannot be read.
    package init(
        of file: InterfaceBuilderFile, at path: String, in language: Language?, measuringWith renderer: Renderer
    ) throws {
        original = file
        guard let language, language != .translation("Base") else {
            self.file = file
            return
        }
        let translations = Translations(of: path)
        let texts: [String: String]
        switch language {
        case .translation(let name):
            let found = try Translation(name, of: file, among: translations)
            texts = found.texts
            warnings = found.gaps(in: file, at: path)
        case .pseudo(.longest): texts = try file.longestTexts(among: translations, renderer)
        case .pseudo(let pseudo):
            texts = Dictionary(file.texts.map { ($0.key, pseudo.text($0.text)) }) { first, _ in first }
        }
        self.file = texts.isEmpty ? file : try file.localized(texts)
    }
}

/// The translation that iOS chooses for a language: the first available one of its fallbacks.
private struct Translation {
    var language: String
    /// The language of the translation; `nil` if there is none and the file's own texts are shown.
    var found: String?
    var texts: [String: String] = [:]
    var languages: [String]
    var untranslatedKeys: Set<String>

    init(_ language: String, of file: InterfaceBuilderFile, among translations: Translations) throws {
        self.language = language
        languages = try translations.languages()
        untranslatedKeys = try translations.untranslatedKeys()
        for name in LanguageFallback.chain(of: language) {
            guard let texts = try translations.texts(in: name) else { continue }
            (found, self.texts) = (name, texts)
            break
        }
    }

    /// Returns warnings about the texts shown in another language than the requested one.
    func gaps(in file: InterfaceBuilderFile, at path: String) -> [InterfaceBuilderWarning] {
        let own = file.texts
        guard let first = own.first else { return [] }
        guard let found else {
            let others = languages.isEmpty ? "there is none" : "there are \(languages.joined(separator: ", "))"
            return [
                warning(
                    path, first,
                    "there is no translation to '\(language)' beside this file, so that its own texts are shown; \(others)"
                )
            ]
        }
        let exact =
            found == language
            ? [] : [warning(path, first, "there is no translation to '\(language)'; '\(found)' is shown")]
        let missing = own.filter { texts[$0.key] == nil && !untranslatedKeys.contains($0.key) }
        guard let text = missing.first else { return exact }
        let others = missing.count == 1 ? "" : ", nor \(missing.count == 2 ? "has" : "have") \(missing.count - 1) more"
        return exact + [
            warning(path, text, "'\(text.key)' has no text in '\(found)'\(others); that of the file is shown")
        ]
    }

    private func warning(_ path: String, _ text: InterfaceText, _ message: String) -> InterfaceBuilderWarning {
        InterfaceBuilderWarning(file: path, line: text.line, message: message)
    }
}

extension InterfaceBuilderFile {
    /// Returns each text in the language in which it is widest, preferring the file's own text for equal widths.
    fileprivate func longestTexts(
        among translations: Translations, _ renderer: Renderer
    ) throws -> [String: String] {
        // The relative widths are the same at all sizes of the system font.
        func width(_ text: String) -> Double {
            renderer.extent(of: TextContent(text, font: .system(size: 17)), width: 1e6).lastLineWidth
        }
        let others = try translations.languages().compactMap { try translations.texts(in: $0) }
        var longest: [String: String] = [:]
        for own in texts {
            var widest = (text: own.text, width: width(own.text))
            for text in others.compactMap({ $0[own.key] }) where width(text) > widest.width {
                widest = (text, width(text))
            }
            longest[own.key] = widest.text
        }
        return longest
    }
}
