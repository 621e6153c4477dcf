import Testing

@testable import LayoutSimText

@Suite struct PseudoLanguageTests {
    @Test(arguments: [
        (PseudoLanguage.doubleLength, "Hilfe Hilfe"), (.accented, "Ĥîļfê"), (.bounded, "[# Hilfe #]"),
        (.rightToLeft, "Hilfe"),
        (.longest, "Hilfe"),
    ])
    func `each one changes a text in its way`(_ language: PseudoLanguage, _ text: String) {
        #expect(language.text("Hilfe") == text)
        #expect(language.text("").isEmpty)
    }

    @Test(arguments: [
        ("de", Language.translation("de")), ("zh-Hans", .translation("zh-Hans")), ("longest", .pseudo(.longest)),
        ("../de", nil), ("", nil), ("dé", nil),
    ])
    func `a language is the name of a folder or of a pseudo-language`(_ name: String, _ language: Language?) {
        #expect(Language(name) == language)
        if let language { #expect(language.name == name) }
    }

    @Test(arguments: [
        ("ar", true), ("ar-EG", true), ("he", true), ("az-Latn", false), ("ur-Latn", false), ("de", false),
        ("right-to-left", true), ("longest", false),
    ])
    func `some are written from right to left`(_ name: String, _ isRightToLeft: Bool) {
        #expect(Language(name)?.isRightToLeft == isRightToLeft)
    }
}
