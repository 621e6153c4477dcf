import LayoutSimErrors
import Testing

@Suite struct SuggestionTests {
    struct Row: Sendable {
        var word: String
        var meant: String?
    }

    static let candidates = ["width", "height", "device", "devices", "iphone-6", "iphone-6-plus", "é"]

    static let rows = [
        Row(word: "widht", meant: "width"),
        Row(word: "WIDTH", meant: "width"),
        Row(word: "wdth", meant: "width"),
        Row(word: "heigth", meant: "height"),
        Row(word: "devic", meant: "device"),
        Row(word: "devicess", meant: "devices"),
        Row(word: "iphone6plus", meant: "iphone-6-plus"),
        Row(word: "iphone6", meant: "iphone-6"),
        Row(word: "e", meant: "é"),
        Row(word: "depth", meant: nil),
        Row(word: "", meant: "é"),
        Row(word: String(repeating: "width", count: 1000), meant: nil),
    ]

    @Test(arguments: rows) func `the nearest word within a third of its letters is meant`(_ row: Row) {
        #expect(Suggestion.nearest(to: row.word, among: Self.candidates) == row.meant)
    }

    @Test func `the first of equally near words is meant`() {
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    }

    @Test func `the question is empty where nothing is near`() {
        #expect(Suggestion.question(for: "widht", among: ["width"]) == "; did you mean 'width'?")
        #expect(Suggestion.question(for: "x12345", among: ["width"]) == "")
    }
}
