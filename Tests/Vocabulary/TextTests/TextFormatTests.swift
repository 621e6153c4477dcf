import Testing

@testable import LayoutSimText

/// The pieces of Foundation's formats.
@Suite struct TextFormatTests {
    @Test(arguments: [
        ("%d of %@", "%1$d of %2$@"), ("100%", "100%"), ("100%% %.2f", "100%% %1$.2f"), ("%2$@ %1$lld", "%2$@ %1$lld"),
        ("%#@n@ %@", "%1$#@n@ %2$@"), ("% z", "% z"), ("", ""), ("%", "%"), ("%#z", "%#z"), ("%-5s%+d", "%1$-5s%2$+d"),
    ])
    func `placeholders are numbered`(_ format: String, _ numbered: String) {
        #expect(TextFormat(format).description == format)
        #expect(TextFormat(format).numbered.description == numbered)
    }

    @Test(arguments: [
        (PseudoLanguage.doubleLength, "%d files", "%1$d files %1$d files"), (.accented, "%d in %@", "%d îñ %@"),
        (.bounded, "%d", "[# %d #]"), (.rightToLeft, "%d", "%d"),
    ])
    func `a pseudo-language leaves placeholders as they are`(
        _ language: PseudoLanguage, _ format: String, _ changed: String
    ) {
        #expect(language.text(CountedText(format)).format == changed)
    }

    @Test func `forms are accented too`() {
        let text = CountedText("%#@n@", variables: ["n": CountedText.Variable(forms: [.other: "%d on"])])
        #expect(PseudoLanguage.accented.text(text).other == "%d öñ")
    }
}
