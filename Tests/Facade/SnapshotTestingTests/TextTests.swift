import Foundation
import LayoutSimSnapshots
import Testing

@testable import SnapshotTesting

@Suite struct TextTests {
    struct User {
        var name = "Blob"
        var id = 1
        var tags: Set<String> = ["b", "a"]
        var nick: String?
        var kind = Kind.plain
    }
    enum Kind { case plain }
    final class Node {
        var next: Node?
    }

    @Test func `a dump has a line for each value, in an order that never changes`() {
        #expect(
            ValueDump(User()).text == """
                ▿ User
                  - id: 1
                  - kind: Kind.plain
                  - name: "Blob"
                  - nick: Optional<String>.none
                  ▿ tags: 2 members
                    - "a"
                    - "b"

                """)
        #expect(ValueDump(["b": 1, "a": 2]).text.hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\""))
        #expect(ValueDump(Date(timeIntervalSince1970: 0)).text == "- 1970-01-01T00:00:00Z\n")
    }

    @Test func `a circle is told and ends`() {
        let node = Node()
        node.next = node
        #expect(ValueDump(node).text.contains("(circular reference detected)"))
    }

    @Test func `lines that differ are numbered`() {
        #expect(LineDifference(from: "a\nb\nc", to: "a\nc\nd").description == "- 2: b\n+ 3: d")
        #expect(Diffing<String>.lines.diff("a", "a") == nil)
    }

    @Test(arguments: [("testCard()", "testCard"), ("a b/c", "a-b-c"), ("_x-", "_x")])
    func `names of tests become names of files`(_ name: String, _ word: String) {
        let snapshot = SnapshotName("1", test: name, file: "/Tests/CardTests.swift")
        #expect(snapshot.key.description == "CardTests.\(word)/1")
        #expect(
            snapshot.reference("txt", in: nil, beside: "/Tests/CardTests.swift").path
                == "/Tests/__Snapshots__/CardTests/\(word).1.txt")
    }
}
