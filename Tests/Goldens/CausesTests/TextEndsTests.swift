import LayoutSimCauses
import LayoutSimDocuments
import Testing

/// Long texts, old and new, are shown where they differ.
@Suite struct TextEndsTests {
    static let cases: [(old: String, new: String, told: String)] = [
        ("Sums", "Numbers", #""Sums" → "Numbers""#),
        (
            "The quick brown fox jumps over the lazy dog", "The quick brown cat jumps over the lazy dog",
            #""…k brown fox jumps o…" → "…k brown cat jumps o…""#
        ),
        (
            "Please sign in to see what is new", "Please sign in to see what is new today",
            #""…t is new" → "…t is new today""#
        ),
        (
            "Ihr Konto", "Ihr Konto wurde gesperrt, weil Sie das Kennwort zu oft falsch eingegeben haben",
            #""Ihr Konto" → "Ihr Konto wurde gesperrt…sch eingegeben haben""#
        ),
        (
            "", "A text that is longer than what is shown as it is",
            #""" → "A text that is longer th…at is shown as it is""#
        ),
    ]

    @Test(arguments: cases) func `both texts are shown where they differ`(_ old: String, _ new: String, _ told: String)
    {
        #expect("\(InputChange(.view("a"), "text", old: old, new: new))" == "a text \(told)")
    }
}
