import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// The texts of a bundle in a language, with as wide a text as it has characters.
@MainActor @Suite struct BundleTextsTests {
    private static let files = [
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"only\" = \"Only here\";",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";",
        "Base.lproj/Other.strings": "\"save\" = \"Keep\";",
    ]

    private func text(
        _ key: String, in language: String, table: String? = nil, value: String? = nil
    ) throws -> (text: String, warnings: [String]) {
        let folder = try FilledFolder(Self.files)
        defer { folder.remove() }
        _ = TextFindings.takeWarnings()
        let text = BundleTexts(in: language) { Double($0.count) }
            .text(for: key, value: value, table: table, in: folder.bundle)
        return (text, TextFindings.takeWarnings().map { $0.replacingOccurrences(of: folder.path + "/", with: "") })
    }

    @Test(arguments: [
        ("save", "en", "Save"), ("save", "de", "Sichern"), ("save", "de-AT", "Sichern"), ("save", "fr", "Save"),
        ("save", "longest", "Sichern"), ("save", "bounded", "[# Save #]"), ("none", "en", "none"),
        ("none", "bounded", "[# none #]"),
    ]) func `a key has the text of a language`(_ key: String, _ language: String, _ text: String) throws {
        #expect(try self.text(key, in: language).text == text)
    }

    @Test func `a table has a name, and a key without a text has a value`() throws {
        #expect(try text("save", in: "en", table: "Other").text == "Keep")
        #expect(try text("none", in: "en", value: "Nothing").text == "Nothing")
        #expect(try text("none", in: "en", value: "").text == "none")
    }

    @Test func `texts in another language are warned of`() throws {
        #expect(try text("save", in: "de").warnings == [])
        #expect(
            try text("only", in: "de").warnings.map { $0.suffix(83) } == [
                "en.lproj/Localizable.strings:2: warning: 'only' has no text in 'de'; 'only' is shown"
                    .suffix(83)
            ])
        let french = try text("save", in: "fr").warnings
        #expect(french.count == 1)
        #expect(french.first?.hasSuffix("no translation to 'fr', so that 'en' is shown; there are de, en") == true)
    }
}
