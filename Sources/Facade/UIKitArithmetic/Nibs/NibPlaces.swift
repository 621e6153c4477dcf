package import Foundation
import LayoutSimAssets

/// Finds the storyboards and xibs of bundles.
package enum NibPlaces {
    /// Returns the path of a file in a bundle or one of its localization folders, or `nil` if there is none; a file for
    /// the class of devices comes first.
    package static func path(
        of name: String, _ type: String, in bundle: Bundle, for language: String, isTablet: Bool
    ) -> String? {
        let idiom = isTablet ? "ipad" : "iphone"
        for folder in BundleFolder(bundle).paths {
            for place in [""] + languages(in: folder, language) {
                for file in ["\(name)~\(idiom).\(type)", "\(name).\(type)"] {
                    let path = folder + place + "/" + file
                    if FileManager.default.fileExists(atPath: path) { return path }
                }
            }
        }
        return nil
    }

    /// Returns the localization folders, starting with the user's language, then Base and English.
    private static func languages(in folder: String, _ language: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let all = names.filter { $0.hasSuffix(".lproj") }.sorted()
        let preferred = (LanguageFallback.chain(of: language) + ["Base", "en"]).map { $0 + ".lproj" }
        let known = preferred.filter(all.contains)
        return (known + all.filter { !known.contains($0) }).map { "/" + $0 }
    }

    /// Returns the description of a bundle in exceptions.
    package static func name(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}
