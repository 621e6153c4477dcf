import LayoutSimUIKitArithmetic
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Texts in code in the language of a test.
@MainActor @Suite(.serialized) struct LocalizedTextTests {
    private static let files = [
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"only\" = \"Only here\";\n\"of\" = \"%@ of %d\";",
        "de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n\n\"of\" = \"%2$d von %1$@\";",
        "en.lproj/Localizable.stringsdict": TextFolder.dictionary(
            "files", "%#@n@", [("zero", "No files"), ("one", "%d file"), ("other", "%d files")]),
        "ar.lproj/Localizable.stringsdict": TextFolder.dictionary(
            "files", "%#@n@", [("two", "ملفان"), ("few", "%d ملفات"), ("other", "%d ملف")]),
        "Menu.xcstrings": #"""
        {"sourceLanguage": "en", "strings": {
          "Hello %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
          "%lld badges": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld badge"}}, "other": {"stringUnit": {"value": "%lld badges"}}}}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "Ein Abzeichen"}}, "other": {"stringUnit": {"value": "%lld Abzeichen"}}}}}}},
          "title": {"localizations": {"de": {"stringUnit": {"value": "Titel"}}}}}}
        """#,
    ]

    private func shown<Result>(in language: String, _ body: (TextFolder) throws -> Result) throws -> Result {
        let folder = try TextFolder(Self.files)
        defer { folder.remove() }
        var device = SimulatedDevice.current
        device.language = language
        _ = TextFindings.takeWarnings()
        return try SimulatedDevice.with(device) { try body(folder) }
    }

    @Test(arguments: [
        ("en", "Save"), ("de", "Sichern"), ("de-AT", "Sichern"), ("fr", "Save"), ("bounded", "[# Save #]"),
        ("double-length", "Save Save"), ("accented", "Šåvê"), ("longest", "Sichern"), ("right-to-left", "Save"),
    ])
    func `a text has the language of the device`(_ language: String, _ text: String) throws {
        try shown(in: language) { folder in
            #expect(AppTexts.text("save", in: folder.bundle) == text)
            #expect(AppTexts.bundleText("save", in: folder.bundle) == text)
            #expect(String(localized: "save", bundle: folder.bundle) == text)
        }
    }

    @Test(arguments: [
        ("en", 0, "No files"), ("en", 1, "1 file"), ("en", 5, "5 files"), ("ar", 2, "ملفان"), ("ar", 100, "100 ملف"),
        ("double-length", 2, "2 files 2 files"), ("bounded", 1, "[# 1 file #]"), ("accented", 1, "1 fîļê"),
    ])
    func `a text has the form for its number`(_ language: String, _ number: Int, _ text: String) throws {
        try shown(in: language) { folder in
            let format = AppTexts.text("files", in: folder.bundle)
            #expect(AppTexts.counted(format, number) == text)
        }
    }

    @Test(arguments: [("en", "Ada of 3"), ("de", "3 von Ada")])
    func `a translation changes the order of its arguments`(_ language: String, _ text: String) throws {
        try shown(in: language) { folder in
            let format = AppTexts.bundleText("of", in: folder.bundle)
            #expect(AppTexts.filled(format, "Ada", 3) == [text, text])
        }
    }

    @Test(arguments: [
        ("en", "Hello Ada", "1 badge", "7 badges", "Title"),
        ("de", "Hallo Ada", "Ein Abzeichen", "7 Abzeichen", "Titel"),
    ])
    func `a catalog has texts with values`(
        _ language: String, _ hello: String, _ one: String, _ seven: String, _ title: String
    ) throws {
        try shown(in: language) { folder in
            let name = "Ada"
            #expect(String(localized: "Hello \(name)", table: "Menu", bundle: folder.bundle) == hello)
            #expect(String(localized: "\(1) badges", table: "Menu", bundle: folder.bundle) == one)
            #expect(String(localized: "\(7) badges", table: "Menu", bundle: folder.bundle) == seven)
            #expect(String(localized: "title", defaultValue: "Title", table: "Menu", bundle: folder.bundle) == title)
        }
    }

    @Test func `the folder of a language is a bundle of its own`() throws {
        try shown(in: "en") { folder in
            #expect(AppTexts.text("save", in: folder.bundle(of: "de")) == "Sichern")
            #expect(AppTexts.languages(of: folder.bundle) == ["en"])
        }
        try shown(in: "de-CH") { #expect(AppTexts.languages(of: $0.bundle) == ["de"]) }
    }

    @Test func `texts that a language lacks are told once`() throws {
        try shown(in: "de") { folder in
            #expect(AppTexts.text("only", in: folder.bundle) == "only")
            #expect(AppTexts.text("only", in: folder.bundle, value: "Only") == "Only")
            let warnings = TextFindings.takeWarnings()
            #expect(warnings.count == 2)
            #expect(
                warnings[0].hasSuffix(
                    "en.lproj/Localizable.strings:2: warning: 'only' has no text in 'de'; 'only' is shown"))
        }
        try shown(in: "fr-CA") { folder in
            _ = AppTexts.text("save", in: folder.bundle)
            _ = AppTexts.text("save", in: folder.bundle)
            let warnings = TextFindings.takeWarnings()
            #expect(warnings.count == 1)
            #expect(
                warnings[0].hasSuffix(
                    "Localizable: warning: there is no translation to 'fr-CA', so that 'en' is shown; there are ar, de, en"
                ))
        }
    }

    @Test func `a format that does not fit its arguments is told and shown as it is`() throws {
        try shown(in: "de") { folder in
            let format = AppTexts.text("of", in: folder.bundle)
            #expect(AppTexts.filled(format, "Ada") == format)
            #expect(AppTexts.filled("%d %@", "Ada", 3) == ["%d %@", "%d %@"])
            #expect(AppTexts.filled("%@", 1.5) == "%@")
            let faults = TextFindings.faults
            TextFindings.forget()
            #expect(faults.count == 3)
            #expect(
                faults[0].hasSuffix(
                    "de.lproj/Localizable.strings:3: error: the format '%2$d von %1$@' has 2 placeholders and was given 1 arguments; it is shown as it is"
                ))
            #expect(faults[1].contains("wants a whole number for '%d' and was given a text or an object"))
            #expect(faults[2].contains("wants a text or an object for '%@' and was given a number with a fraction"))
        }
    }

    @Test func `dates and numbers have the language too`() throws {
        try shown(in: "de") { _ in
            #expect(AppTexts.locale == "de")
            #expect(AppTexts.languages == ["de"])
            #expect(AppTexts.counted("%d", 1_234_567) == "1.234.567")
        }
    }
}
