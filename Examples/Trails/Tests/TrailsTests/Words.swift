import Foundation

/// The words of the app in a language, from its string catalog.
struct Words {
    private let strings: [String: Entry]
    private let language: String

    init(language: String, testFile: String = #filePath) throws {
        let package = URL(filePath: testFile).deletingLastPathComponent().appending(path: "../..").standardized
        let file = package.appending(path: "Sources/Trails/Resources/Localizable.xcstrings")
        strings = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file)).strings
        self.language = language
    }

    /// The words that stand for a key; the key itself where there are none.
    subscript(_ key: String) -> String {
        let entry = strings[key]
        return entry?.localizations?[language]?.stringUnit?.value ?? key
    }

    private struct Catalog: Decodable {
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
    }

    private struct Unit: Decodable {
        let value: String
    }
}
