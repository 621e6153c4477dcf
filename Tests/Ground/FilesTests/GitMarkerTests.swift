import LayoutSimFiles
import Testing

@Suite struct GitMarkerTests {
    struct Row: Sendable {
        var text: String
        var marker: GitMarker?
    }

    static let rows = [
        Row(text: "", marker: nil),
        Row(text: "a\nb\n", marker: nil),
        Row(text: "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n", marker: .conflict(line: 2)),
        Row(text: "a\r\n<<<<<<< HEAD\r\nb\r\n", marker: .conflict(line: 2)),
        Row(text: "a\r\nb\r\n=======\r\nc\r\n", marker: .conflict(line: 3)),
        Row(text: "a\n>>>>>>> main", marker: .conflict(line: 2)),
        Row(text: "a =======\n========\n<<<<<<<\n", marker: nil),
        Row(text: "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", marker: .largeFilePointer),
    ]

    @Test(arguments: rows) func `what git left is found with its line`(_ row: Row) {
        #expect(GitMarker(in: row.text) == row.marker)
    }
}
