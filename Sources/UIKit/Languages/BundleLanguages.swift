import Foundation
import LayoutSimAssets

/// The languages that a bundle has.
enum BundleLanguages {
    /// The names of the folders of languages in a bundle, sorted, without `Base`.
    static func all(in bundle: Bundle) -> [String] {
        let names = BundleFolder(bundle).paths.flatMap { path in
            (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        }
        let languages = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
        return languages.subtracting(["Base"]).sorted()
    }

    /// The first of the languages that a wish falls back to, else the one that the app is developed in.
    static func preferred(among languages: [String], to wish: String) -> [String] {
        for name in LanguageFallback.chain(of: wish) {
            if let found = languages.first(where: { $0.lowercased() == name.lowercased() }) { return [found] }
        }
        return [languages.first { $0 == SimulatedDevice.defaultLanguage } ?? languages.first ?? wish]
    }
}
