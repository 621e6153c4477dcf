import InlineSnapshotTesting
import Testing

/// Texts that stand in tests.
@Suite struct InlineTextTests {
    @Test func `a text that is the same passes`() {
        assertInlineSnapshot(of: ["a": 1], as: .json) {
            """
            {
              "a" : 1
            }
            """
        }
        assertInlineSnapshot(of: "one\ntwo", as: .lines, matches: { "one\ntwo" })
        assertInlineSnapshot(of: String?.none, as: .lines)
    }

    /// Records the issue whose text has all parts.
    private func expectFailure(_ parts: String..., body: () -> Void) {
        withKnownIssue {
            body()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return parts.allSatisfy(text.contains)
        }
    }

    @Test func `another text fails with its difference`() {
        expectFailure("the names: the text differs from that in the test", "two", "three") {
            assertInlineSnapshot(of: "one\ntwo", as: .lines, message: "the names") { "one\nthree" }
        }
    }

    @Test func `an assertion without a text tells the text`() {
        expectFailure("the test has no text yet; it is:\none") { assertInlineSnapshot(of: "one", as: .lines) }
    }

    @Test func `a value that is missing fails where there is a text`() {
        expectFailure("there is no value") { assertInlineSnapshot(of: String?.none, as: .lines) { "one" } }
    }

    @Test func `a function of one's own fails where it was called`() {
        expectFailure("no name") {
            InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is").fail(
                "no name", fileID: #fileID, file: #filePath, line: #line, column: #column)
        }
    }
}
