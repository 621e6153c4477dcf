import LayoutSimNotation
import Testing

/// External text stays text in every language that the program writes.
@Suite struct EscapingTests {
    @Test(arguments: [
        ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), (#"" '"#, "&quot; &#39;"), ("a\nb\u{0}", "a b "), ("é🎖", "é🎖"),
    ])
    func `HTML`(text: String, escaped: String) {
        #expect(htmlEscaped(text) == escaped)
    }

    @Test func `nothing in JSON ends the script element around it`() {
        #expect(scriptEscaped(#"{"a": "</script><!--"}"#) == #"{"a": "\u003c/script>\u003c!--"}"#)
    }

    @Test(arguments: [
        ("a & <b>", false, "a &amp; &lt;b&gt;"), ("\"", false, "&quot;"), ("a\tb\nc\r", false, "a&#9;b&#10;c&#13;"),
        ("a\nb", true, "a\nb"), ("\u{0}\u{1F}\u{FFFE}\u{FFFF}", false, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ])
    func `XML`(text: String, keepingLines: Bool, escaped: String) {
        #expect(xmlEscaped(text, keepingLines: keepingLines) == escaped)
    }

    @Test(arguments: [
        ("</details><img src=x onerror=alert(1)>", "&lt;/details&gt;&lt;img src=x onerror=alert\\(1\\)&gt;"),
        ("[a](https://b) *c* `d` #12 @e", "\\[a\\]\\(https\\://b\\) \\*c\\* \\`d\\` \\#<!-- -->12 \\@<!-- -->e"),
        ("a\n\n# b | c", "a  \\#<!-- --> b \\| c"),
    ])
    func `Markdown`(text: String, escaped: String) {
        #expect(markdownEscaped(text) == escaped)
    }

    @Test(arguments: [("a", "`a`"), ("a`b", "`` a`b ``"), ("`", "`` ` ``"), ("a\nb", "`a b`"), ("", "`  `")])
    func `code in Markdown`(text: String, code: String) {
        #expect(markdownCode(text) == code)
    }

    @Test func `a block of code in Markdown is not ended by its lines`() {
        let block = markdownCodeBlock(["+ ```", "+ x\n````"], language: "diff", indentation: " ")
        #expect(block == " `````diff\n + ```\n + x\n ````\n `````\n")
    }

    @Test(arguments: [("a/b@2x", "a/b@2x"), ("", "''"), ("a b", "'a b'"), ("a'b;", #"'a'\''b;'"#), ("é", "'é'")])
    func `words of a POSIX shell`(text: String, word: String) {
        #expect(shellWord(text) == word)
    }

    @Test func `fish and zsh`() {
        #expect(fishQuoted(#"it's a \"#) == #"'it\'s a \\'"#)
        #expect(zshEscaped(#"a [b]: (c) \"#) == #"a \[b\]\: \(c\) \\"#)
    }

    @Test(arguments: [("a b/ü.png", "a%20b/%C3%BC.png"), ("a?b#c", "a%3Fb%23c"), ("\t", "%09")])
    func `paths in URIs`(path: String, encoded: String) {
        #expect(percentEncoded(path: path) == encoded)
    }

    @Test func `addresses keep what means something in them`() {
        #expect(percentEncoded(address: "https://a/b?c=d%20#e <f>\"") == "https://a/b?c=d%20#e%20%3Cf%3E%22")
    }

    @Test(arguments: [([], ""), ([77], "TQ=="), ([77, 97], "TWE="), ([77, 97, 110], "TWFu"), ([251, 255], "+/8=")])
    func `Base64 of RFC 4648`(bytes: [UInt8], text: String) {
        #expect(base64(bytes) == text)
    }
}
