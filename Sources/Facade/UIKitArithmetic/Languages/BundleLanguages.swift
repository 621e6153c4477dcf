package import Foundation
import LayoutSimAssets

/// The localizations of a bundle.
package enum BundleLanguages {
    /// Returns the sorted names of a bundle's localizations, without `Base`.
    package static func all(in bundle: Bundle) -> [String] {
        let names = BundleFolder(bundle).paths.flatMap { path in
            (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        }
        let languages = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
        return languages.subtracting(["Base"]).sorted()
    }

    /// Returns the first language to which the preferred one falls back, else the development language.
    package static func preferred(among languages: [String], to wish: String) -> [String] {
        for name in LanguageFallback.chain(of: wish) {
            if let found = languages.first(where: { $0.lowercased() == name.lowercased() }) { return [found] }
        }
        return [languages.first { $0 == BundleTexts.developmentLanguage } ?? languages.first ?? wish]
    }
}
