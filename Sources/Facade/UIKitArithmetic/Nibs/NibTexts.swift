import LayoutSimAssets
package import LayoutSimInterfaceBuilder
import LayoutSimText

/// The localized strings of a storyboard or xib.
package enum NibTexts {
    /// Returns the localized strings by key, without those in the file itself; throws an error if a translation can't
    /// be read.
    ///
    /// - Parameter width: Returns the width of a text, by which the longest translation is found, in a unit of its own.
    package static func texts(
        of file: InterfaceBuilderFile, at path: String, in language: String, width: (String) -> Double
    ) throws -> [String: String] {
        let translations = Translations(of: path)
        guard case .pseudo(let pseudo)? = Language(language) else {
            for name in LanguageFallback.chain(of: language) {
                if let texts = try translations.texts(in: name) { return texts }
            }
            return [:]
        }
        let others =
            pseudo == .longest ? try translations.languages().compactMap { try translations.texts(in: $0) } : []
        var texts: [String: String] = [:]
        for own in file.texts {
            let all = [own.text] + others.compactMap { $0[own.key] }
            texts[own.key] = pseudo.text(all.widest(by: width) { $0 } ?? own.text)
        }
        return texts
    }
}
