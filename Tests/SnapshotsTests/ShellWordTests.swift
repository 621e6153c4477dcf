import LayoutSimSnapshots
import Testing

@Suite struct ShellWordTests {
    @Test(arguments: [("a/b@2x", "a/b@2x"), ("", "''"), ("a b", "'a b'"), ("a'b;", #"'a'\''b;'"#)])
    func `what a shell would take apart is quoted`(text: String, word: String) {
        #expect(shellWord(text) == word)
    }

    @Test func `a report's command can be copied into a shell whatever the variant is called`() throws {
        let report = try ScratchProject().report(SnapshotSubject("Q&A;it's"))
        #expect(report.description.hasSuffix(#"  to accept: layoutsim accept 'test/Q&A;it'\''s'"#))
    }
}
