import LayoutSimFiles
import LayoutSimText
import Testing

@testable import LayoutSimAssets

/// Fallbacks, texts that depend on numbers, and catalogs.
@Suite struct TranslationTests {
    @Test(arguments: [
        ("de", ["de"]), ("de-AT", ["de-AT", "de"]), ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]),
        ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh"]), ("zh-TW", ["zh-TW", "zh-Hant", "zh"]),
        ("pt_BR", ["pt_BR", "pt-BR", "pt"]), ("iw", ["iw", "he"]),
    ])
    func `a language falls back to wider ones`(_ language: String, _ chain: [String]) {
        #expect(LanguageFallback.chain(of: language) == chain)
    }

    private static func dictionary(_ entry: String) -> [UInt8] {
        Array("<plist version=\"1.0\">\n<dict>\n<key>a.text</key>\n<dict>\n\(entry)\n</dict></dict></plist>".utf8)
    }

    private static let format = "<key>NSStringLocalizedFormatKey</key><string>"

    @Test(arguments: [
        ("\(format)all</string>", "all"),
        (
            "\(format)%#@n@!</string><key>n</key><dict><key>one</key><string>x</string><key>other</key><string>%d y</string></dict>",
            "%d y!"
        ),
        (
            "\(format)%1$#@n@</string><key>n</key><dict><key>other</key><string>%d in %#@m@</string></dict>"
                + "<key>m</key><dict><key>other</key><string>many</string></dict>", "%d in many"
        ),
        (
            "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>kurz</string>"
                + "<key>50</key><string>lang</string></dict>", "lang"
        ),
    ])
    func `texts that depend on numbers have their other form`(_ entry: String, _ text: String) throws {
        #expect(try StringsDictionary(parsing: Self.dictionary(entry), file: "a").texts == ["a.text": text])
    }

    @Test(arguments: [
        ("<key>x</key>", 5, "the key 'x' has no value"), ("<string>x</string>", 5, "expected a 'key'"),
        ("", 4, "no NSStringLocalizedFormatKey"),
        ("\(format)%#@n@</string>", 5, "names the variable 'n', which it does not have"),
        ("\(format)%#@n@</string>\n<key>n</key><dict></dict>", 6, "no form for 'other'"),
        (
            "\(format)%#@n@</string>\n<key>n</key><dict><key>other</key><string>%#@n@</string></dict>", 6,
            "names itself"
        ),
        (
            "\(format)%#@n9@</string>\n"
                + (0...9).map { number in
                    let form = number == 0 ? "x" : String(repeating: "%#@n\(number - 1)@", count: 10)
                    return "<key>n\(number)</key><dict><key>other</key><string>\(form)</string></dict>"
                }.joined(), 6, "has more than 100000 characters with its variables in place"
        ),
        (
            "\(format)%#@n0@</string>\n"
                + (0...99).map { number in
                    "<key>n\(number)</key><dict><key>other</key><string>%#@n\(number + 1)@</string></dict>"
                }.joined(), 6, "in a row of more than 50 variables"
        ),
        ("<key>NSStringVariableWidthRuleType</key><dict><key>w</key><string/></dict>", 5, "is no width"),
        ("<", 5, "XML is broken"),
    ])
    func `a broken dictionary names its line`(_ entry: String, _ line: Int, _ problem: String) {
        let error = #expect(throws: StringsDictionaryError.self) {
            try StringsDictionary(parsing: Self.dictionary(entry), file: "Main.stringsdict")
        }
        #expect(error?.line == line)
        #expect(error?.problem.contains(problem) == true, "\(error?.description ?? "")")
    }

    @Test func `texts know their lines and forms`() throws {
        let strings = try StringsFile(parsing: "/* x\n */\n\"a\" = \"b\";\n\n\"c\"\n=\n\"d\";", file: "a.strings")
        #expect(
            strings.entries == ["a": StringsFile.Entry(text: "b", line: 3), "c": StringsFile.Entry(text: "d", line: 5)])
        let entry =
            "\(Self.format)%#@n@</string><key>n</key><dict><key>one</key><string>x</string><key>other</key><string>%d y</string></dict>"
        let dictionary = try StringsDictionary(parsing: Self.dictionary(entry), file: "a.stringsdict")
        let text = CountedText(
            "%#@n@", variables: ["n": CountedText.Variable(forms: [.one: "x", .other: "%d y"])])
        #expect(dictionary.entries == ["a.text": TranslatedText(text: text, file: "a.stringsdict", line: 4)])
    }

    @Test func `a catalog has whole forms and substitutions`() throws {
        let text = #"""
            {"strings": {
              "%@ has %lld": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@ hat eins"}}, "other": {"stringUnit": {"value": "%@ hat %lld"}}}}}}},
              "x": {"localizations": {"de": {"stringUnit": {"value": "%#@n@ da"}, "substitutions": {"n": {
                "argNum": 2, "formatSpecifier": "d", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg Dinge"}}}}}}}}}}}
            """#
        let catalog = try StringCatalog(parsing: Array(text.utf8), file: "a.xcstrings")
        #expect(try catalog.sourceLanguage() == "en")
        let entries = try #require(try catalog.entries(in: "de"))
        #expect(entries["%@ has %lld"]?.line == 2)
        #expect(
            entries["%@ has %lld"]?.text.resolved(for: [nil, PluralOperands(1)], in: "de")
                == CountedText.Resolution(format: "%@ hat eins", arguments: [0]))
        #expect(
            entries["x"]?.text.resolved(for: [nil, PluralOperands(3)], in: "de")
                == CountedText.Resolution(format: "%d Dinge da", arguments: [1]))
    }

    private static let catalog = #"""
        {"sourceLanguage": "en", "strings": {
          "a.text": {"localizations": {
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "eins"}}, "other": {"stringUnit": {"value": "%#@n@"}}}},
                   "substitutions": {"n": {"variations": {"plural": {"other": {"stringUnit": {"value": "viele"}}}}}}},
            "fr": {"variations": {"device": {"mac": {"stringUnit": {"value": "m"}}, "iphone": {"stringUnit": {"value": "i"}}}}}}},
          "b.text": {"shouldTranslate": false}}}
        """#

    @Test func `a catalog has forms for numbers and devices`() throws {
        let catalog = try StringCatalog(parsing: Array(Self.catalog.utf8), file: "Main.xcstrings")
        #expect(try catalog.languages() == ["de", "fr"])
        #expect(try catalog.texts(in: "de") == ["a.text": "viele"])
        #expect(try catalog.texts(in: "fr") == ["a.text": "i"])
        #expect(try catalog.texts(in: "es") == nil)
        #expect(try catalog.untranslatedKeys() == ["b.text"])
    }

    @Test func `a broken catalog names its line`() throws {
        let text = "{\"strings\": {\"a\":\n{\"localizations\": {\"de\":\n{\"stringUnit\": {\"value\": 1}}}}}}"
        let catalog = try StringCatalog(parsing: Array(text.utf8), file: "Main.xcstrings")
        let error = #expect(throws: (any Error).self) { try catalog.texts(in: "de") }
        #expect(error.map { "\($0)" }?.hasPrefix("Main.xcstrings:3: error:") == true, "\(error.map { "\($0)" } ?? "")")
    }
}
