import Foundation
import LayoutSimAssets
import LayoutSimText
import Synchronization

/// A table of localized strings in a directory of a bundle, for a language.
struct TextTable: Sendable {
    /// The table's path in messages, such as `App.resources/Localizable`.
    let place: String
    /// The strings that iOS uses for the language.
    let texts: [String: TranslatedText]
    /// The language of those strings.
    let language: String
    /// Whether that language is one to which the requested language falls back.
    let isTranslated: Bool
    /// The strings of the development language.
    let ownTexts: [String: TranslatedText]
    let ownLanguage: String
    /// The available languages.
    let languages: [String]

    private struct Key: Hashable {
        var folder: String
        var name: String
        var language: String
    }

    private static let known = Mutex<[Key: TextTable?]>([:])

    /// What was asked for last, since one text after the other asks for the same.
    private struct Asked {
        var name: String
        var folders: [String]
        var language: String
        var answer: (tables: [TextTable], pseudo: PseudoLanguage?)
    }

    private static let last = Mutex<Asked?>(nil)

    /// Returns the tables with a name in directories, in their order, and what a pseudo-language makes of their own
    /// language, whose tables those are.
    static func all(
        named name: String, in folders: [String], for language: String
    ) -> (tables: [TextTable], pseudo: PseudoLanguage?) {
        if let last = last.withLock(\.self), last.name == name, last.folders == folders, last.language == language {
            return last.answer
        }
        let pseudo = PseudoLanguage(rawValue: language)
        let known = pseudo == nil ? language : BundleTexts.developmentLanguage
        let answer = (folders.compactMap { named(name, in: $0, for: known) }, pseudo)
        last.withLock { $0 = Asked(name: name, folders: folders, language: language, answer: answer) }
        return answer
    }

    /// Returns the table with a name in a directory; `nil` if there is none. A table that cannot be read is reported.
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

    /// Returns the strings of all languages for a key, the development language first.
    func allTexts(for key: String) -> [TranslatedText] {
        let others = languages.filter { $0 != ownLanguage }.compactMap { language -> TranslatedText? in
            guard let split = place.lastIndex(of: "/") else { return nil }
            let name = String(place[split...].dropFirst())
            return TextTable.named(name, in: String(place[..<split]), for: language)?.texts[key]
        }
        return (ownTexts[key].map { [$0] } ?? []) + others
    }
}
