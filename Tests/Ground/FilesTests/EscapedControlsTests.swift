import Testing

@testable import LayoutSimFiles

@Suite struct EscapedControlsTests {
    @Test(arguments: [
        ("a\tb\r\nc\n", "a\tb\r\nc\n"), ("\u{1B}[2J", "\\u001b[2J"), ("a\rb", "a\\u000db"), ("\u{9B}2J", "\\u009b2J"),
        ("\u{7F}\u{0}", "\\u007f\\u0000"), ("Stra\u{DF}e \u{A9} \u{1F600}", "Stra\u{DF}e \u{A9} \u{1F600}"), ("", ""),
    ])
    func `what a terminal would obey is written out`(_ text: String, _ written: String) {
        #expect(text.withEscapedControls == written)
    }
}
