package import Foundation
import LayoutSimAssets
import LayoutSimText

/// The localized strings of bundles in a language.
package struct BundleTexts {
    /// The language of code and storyboards.
    package static let developmentLanguage = "en"

    private let language: String
    private let width: (String) -> Double

    /// Creates the texts in a language, or a pseudo-language.
    ///
    /// - Parameter width: Returns the width of a text, by which the longest translation is found, in a unit of its own.
    package init(in language: String, width: @escaping (String) -> Double) {
        self.language = language
        self.width = width
    }

    /// Returns what `Bundle.localizedString(forKey:value:table:)` returns: the string in the first available language
    /// to which the user's language falls back, else the value, else the key.
    package func text(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let folder = BundleFolder(bundle)
        let language = folder.language ?? language
        let (tables, pseudo) = TextTable.all(named: name, in: folder.paths, for: language)
        if let pseudo { return text(for: key, fallback, pseudo, tables) }
        for table in tables {
            if let text = table.texts[key] {
                table.warnOfLanguage(language)
                return KnownFormats.note(text, in: table.language)
            }
        }
        if let table = tables.first(where: { $0.ownTexts[key] != nil || !$0.isTranslated }) {
            table.warnOfLanguage(language)
            if table.isTranslated { table.warnOfKey(key, fallback) }
        }
        return fallback
    }

    private func text(
        for key: String, _ fallback: String, _ pseudo: PseudoLanguage, _ tables: [TextTable]
    ) -> String {
        let own = tables.first { $0.ownTexts[key] != nil } ?? tables.first
        let language = own?.ownLanguage ?? Self.developmentLanguage
        guard pseudo != .longest else {
            let widest = tables.flatMap { $0.allTexts(for: key) }.widest(by: width) { $0.text.other }
            return widest.map { KnownFormats.note($0, in: language) } ?? fallback
        }
        guard var text = own?.ownTexts[key] else { return pseudo.text(CountedText(fallback)).format }
        text.text = pseudo.text(text.text)
        return KnownFormats.note(text, in: language)
    }
}

extension TextTable {
    fileprivate func warnOfLanguage(_ wanted: String) {
        guard wanted != BundleTexts.developmentLanguage, wanted != language else { return }
        if isTranslated {
            TextFindings.warn("\(place): warning: there is no translation to '\(wanted)'; '\(language)' is shown")
        } else {
            let others = languages.isEmpty ? "there is none" : "there are \(languages.joined(separator: ", "))"
            TextFindings.warn(
                "\(place): warning: there is no translation to '\(wanted)', so that '\(language)' is shown; \(others)")
        }
    }

    fileprivate func warnOfKey(_ key: String, _ shown: String) {
        let place = ownTexts[key].map { "\($0.file):\($0.line)" } ?? place
        TextFindings.warn("\(place): warning: '\(key)' has no text in '\(language)'; '\(shown)' is shown")
    }
}

extension Sequence {
    /// Returns the first element with the widest text.
    func widest(by width: (String) -> Double, _ text: (Element) -> String) -> Element? {
        var widest: (element: Element, width: Double)?
        for element in self {
            let width = width(text(element))
            if widest.map({ width > $0.width }) ?? true { widest = (element, width) }
        }
        return widest?.element
    }
}
