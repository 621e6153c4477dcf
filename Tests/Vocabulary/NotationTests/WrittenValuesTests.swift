import LayoutSimNotation
import Testing
import LayoutSimSeededRandom

@Suite struct WrittenValuesTests {
    @Test(
        "A number has no needless digits",
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-2.5, "-2.5"), (20.333333, "20.333"),
            (0.05, "0.05"), (0.1 + 0.2, "0.3"), (1.9996, "2"), (-1.9996, "-2"), (100, "100"),
            (999_999.001, "999999.001"),
            (1e12, "1000000000000.0"), (.infinity, "infinity"), (-.infinity, "-infinity"), (.nan, "NaN"),
        ] as [(Double, String)])
    func number(value: Double, text: String) {
        #expect(decimal(value) == text)
    }

    @Test(
        "An exact number is as short as one that reads back as the identical number can be",
        arguments: [
            (0, "0"), (-0.0, "0"), (8, "8"), (-2.5, "-2.5"), (0.1 + 0.2, "0.30000000000000004"),
            (1.0 / 3, "0.3333333333333333"), (1e12, "1000000000000"), (1e16, "1e+16"), (1e-5, "1e-05"),
            (.infinity, "inf"), (.nan, "nan"),
        ] as [(Double, String)])
    func exactNumber(value: Double, text: String) {
        #expect(exact(value) == text)
    }

    @Test(
        "Lengths are named in the singular if there is one alone",
        arguments: [
            ([320...391.5], "widths 320 … 391.5"), ([320...320], "width 320"), ([320...320.0001], "width 320"),
            ([320...320, 414...414], "widths 320, 414"),
        ] as [([ClosedRange<Double>], String)])
    func lengths(ranges: [ClosedRange<Double>], text: String) {
        #expect(ranges.text(of: "width") == text)
    }

    @Test func `an exact number reads back as the identical number`() throws {
        var random = SeededRandom(seed: 8)
        for _ in 0..<1000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(Double(exact(value)) == value)
            #expect(Double(exact(value.rounded())) == value.rounded())
        }
    }

    @Test func `a number reads back to the nearest thousandth`() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<1000 {
            let value = Double.random(in: -3000...3000, using: &random)
            let read = try #require(Double(decimal(value)))
            #expect(abs(read - value) <= 0.0005 + 1e-9)
            #expect(decimal(read) == decimal(value))
        }
    }

    @Test(
        "A name is quoted unless it is a plain word",
        arguments: [
            ("title", "title"), ("T3b-UN-MoQ", "T3b-UN-MoQ"), ("w375-portrait@2x", "w375-portrait@2x"),
            ("a_1.b:c", "a_1.b:c"),
            ("", #""""#), ("a b", #""a b""#), ("a  b", #""a  b""#), (#"say "hi""#, #""say \"hi\"""#),
            (#"a\b"#, #""a\\b""#),
            ("a\nb", #""a\nb""#), ("\t\r", #""\t\r""#), ("\u{0}", #""\u0000""#), ("\u{7F}\u{85}", #""\u007f\u0085""#),
            ("Titel für Ärzte", #""Titel für Ärzte""#), ("👩‍👩‍👧", #""👩‍👩‍👧""#), ("عنوان", #""عنوان""#),
            ("\u{202E}abc", #""\u202eabc""#), ("\u{FEFF}", #""\ufeff""#), ("e\u{301}", "\"e\u{301}\""),
            ("<<<<<<< ours", #""<<<<<<< ours""#),
        ])
    func name(name: String, written: String) throws {
        #expect(Array(quotedIfNeeded(name).utf8) == Array(written.utf8))
        let (read, rest) = try #require(unquoted(Substring(written + "  1 2").utf8))
        #expect(Array(read.utf8) == Array(name.utf8))
        #expect(String(Substring(rest)) == "  1 2")
    }

    @Test(arguments: ["", " a", "\"", "\"a", #""a\"#, #""a\x""#, #""\u12"#, #""\ud800""#, #""\u00zz""#])
    func `half a name is none`(text: String) {
        #expect(unquoted(Substring(text).utf8) == nil)
    }
}
