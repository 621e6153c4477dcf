import Foundation
import LayoutSimAssets
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText

/// The localized strings of bundles in the language of the simulated device.
enum BundleTexts {
    /// Returns what `Bundle.localizedString(forKey:value:table:)` returns: the string in the first available language
    /// to which the user's language falls back, else the value, else the key.
    static func text(for key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let folder = BundleFolder(bundle)
        let language = folder.language ?? SimulatedDevice.currentLanguage
        if case .pseudo(let pseudo)? = Language(language) {
            let tables = folder.paths.compactMap { TextTable.named(name, in: $0, for: SimulatedDevice.defaultLanguage) }
            return text(for: key, fallback, pseudo, tables)
        }
        let tables = folder.paths.compactMap { TextTable.named(name, in: $0, for: language) }
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

    private static func text(
        for key: String, _ fallback: String, _ pseudo: PseudoLanguage, _ tables: [TextTable]
    ) -> String {
        let own = tables.first { $0.ownTexts[key] != nil } ?? tables.first
        let language = own?.ownLanguage ?? SimulatedDevice.defaultLanguage
        guard pseudo != .longest else {
            let widest = tables.flatMap { $0.allTexts(for: key) }.widest { $0.text.other }
            return widest.map { KnownFormats.note($0, in: language) } ?? fallback
        }
        guard var text = own?.ownTexts[key] else { return pseudo.text(CountedText(fallback)).format }
        text.text = pseudo.text(text.text)
        return KnownFormats.note(text, in: language)
    }
}

extension TextTable {
    fileprivate func warnOfLanguage(_ wanted: String) {
        guard wanted != SimulatedDevice.defaultLanguage, wanted != language else { return }
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
    func widest(_ text: (Element) -> String) -> Element? {
        var widest: (element: Element, width: Double)?
        let measure = TextSetting.measure(scale: 1)
        for element in self {
            // The order of widths is the same at all sizes of the system font.
            let content = TextContent(text(element), font: .system(size: 17))
            let width = measure(content, nil).size.width
            if widest.map({ width > $0.width }) ?? true { widest = (element, width) }
        }
        return widest?.element
    }
}
