import Foundation
@testable import LayoutSimAssets
import LayoutSimText
import LayoutSimUIKitArithmetic
import Testing

/// Formats and their arguments.
@MainActor @Suite struct FormattedTextTests {
    private func text(_ format: String, _ arguments: any CVarArg...) -> (text: String, faults: [String]) {
        TextFindings.forget()
        defer { TextFindings.forget() }
        let text = FormattedText.text(format, Locale(identifier: "en_US"), arguments)
        return (text, TextFindings.faults.filter { $0.contains("'\(format)'") })
    }

    @Test func `arguments take the places of a format`() {
        #expect(text("no places", 1).text == "no places")
        #expect(text("%d of %@", 1234, NSString("x")).text == "1,234 of x")
        #expect(text("%2$@ %1$d%%", 5, NSString("x")).text == "x 5%")
        #expect(text("%.1f", 2.25).faults == [])
    }

    @Test func `a format that does not fit is told and shown as it is`() {
        let few = text("%d %d", 1)
        #expect(few.text == "%d %d")
        #expect(few.faults == ["the format '%d %d' has 2 placeholders and was given 1 arguments; it is shown as it is"])
        let other = text("%@", 1)
        #expect(other.text == "%@" && other.faults.count == 1)
        #expect(other.faults.first?.contains("wants a text or an object for '%@' and was given a whole number") == true)
    }

    @Test func `a known format has the form for a number, which its language chooses`() {
        let files = { (one: String) in
            TranslatedText(
                text: CountedText(
                    "%#@n@",
                    variables: ["n": CountedText.Variable(isWhole: true, forms: [.one: one, .other: "%d files"])]),
                file: "f", line: 1)
        }
        let format = KnownFormats.note(files("a file"), in: "en")
        #expect(text(format, 1).text == "a file" && text(format, 2).text == "2 files")
        let other = KnownFormats.note(files("one file"), in: "en")
        #expect(other != format && text(other, 1).text == "one file" && text(format, 1).text == "a file")
        #expect(KnownFormats.note(files("a file"), in: "en") == format)
        #expect(KnownFormats.known(format)?.language == "en" && KnownFormats.known("other") == nil)
        let few = text(format)
        #expect(few.text == format && few.faults.first?.hasPrefix("f:1: error: ") == true)
    }
}
