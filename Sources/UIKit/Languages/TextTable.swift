import Foundation
import LayoutSimAssets
import LayoutSimText
import Synchronization

/// A table of texts in a folder of a bundle, read for a language.
struct TextTable: Sendable {
    /// The table for messages, such as `App.resources/Localizable`.
    let place: String
    /// The texts that iOS takes for the language.
    let texts: [String: TranslatedText]
    /// The language that they are in.
    let language: String
    /// Whether it is one of those that the language falls back to.
    let isTranslated: Bool
    /// The texts of the language that the app is developed in.
    let ownTexts: [String: TranslatedText]
    let ownLanguage: String
    /// The languages that there are.
    let languages: [String]

    private struct Key: Hashable {
        var folder: String
        var name: String
        var language: String
    }

    private static let known = Mutex<[Key: TextTable?]>([:])

    /// The table of that name in a folder; `nil` if there is none. One that cannot be read is noted.
    static func named(_ name: String, in folder: String, for language: String) -> TextTable? {
        let key = Key(folder: folder, name: name, language: language)
        if let known = known.withLock({ $0[key] }) { return known }
        let table: TextTable?
        do { table = try TextTable(name, folder, language) } catch {
            TextFindings.noteTable("\(error)")
            table = nil
        }
        known.withLock { $0[key] = .some(table) }
        return table
    }

    private init?(_ name: String, _ folder: String, _ language: String) throws {
        let translations = Translations(table: name, in: folder)
        let source = try translations.sourceLanguage()
        languages = try translations.languages()
        let own = try [source, "Base", "en", languages.first].compactMap(\.self).first { name in
            try name == source || translations.entries(in: name) != nil
        }
        guard let own else { return nil }
        ownLanguage = own
        ownTexts = try translations.entries(in: own) ?? [:]
        place = folder + "/" + name
        let chosen = try LanguageFallback.chain(of: language).first { name in
            try name == source || translations.entries(in: name) != nil
        }
        isTranslated = chosen != nil
        self.language = chosen ?? own
        texts = try chosen.flatMap { try translations.entries(in: $0) } ?? (chosen == nil ? ownTexts : [:])
    }

    /// The texts of all languages for a key, the own one first.
    func allTexts(for key: String) -> [TranslatedText] {
        let others = languages.filter { $0 != ownLanguage }.compactMap { language -> TranslatedText? in
            guard let split = place.lastIndex(of: "/") else { return nil }
            let name = String(place[split...].dropFirst())
            return TextTable.named(name, in: String(place[..<split]), for: language)?.texts[key]
        }
        return (ownTexts[key].map { [$0] } ?? []) + others
    }
}
