import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots
import LayoutSimViewTree
import Testing

@Suite struct AcceptanceWaiverTests {
    /// A text that does not fit on its line.
    private let truncated = SnapshotSubject(text: "A text that is much longer than its line")

    @Test func `a golden does not record a grave fault unnoticed`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.report(truncated)
        let before = try scratch.files
        let acceptance = Acceptance(project: scratch.project)
        let error = #expect(throws: SnapshotError.self) { try acceptance.accept([truncated.key]) }
        #expect(error?.exitStatus == .findings)
        let text = try #require(error?.description)
        #expect(text.hasPrefix("\(scratch.root)/.layoutsim/pending/test/a.layout: error: truncated label: "))
        #expect(text.hasSuffix("; fix the layout, or pass --waive with the reason it is intended"))
        #expect(try scratch.files == before)
        #expect(throws: SnapshotError.self) { try acceptance.accept([truncated.key], waivingFaultsBecause: " ") }
    }

    /// The box is 10 points wide by one constraint and 20 by another.
    private func conflicting(_ variant: String) -> SnapshotSubject {
        var subject = SnapshotSubject(variant, text: "A text that is much longer than its line")
        let box = subject.screen.root.subviews[0]
        subject.screen.constraints.append(box.widthAnchor.constraint(equalToConstant: 20))
        return subject
    }

    @Test func `of many faults the worst is told, and how many there are of each kind`() throws {
        let scratch = try ScratchProject()
        let subjects = [truncated, conflicting("b"), conflicting("c")]
        for subject in subjects { _ = try scratch.report(subject) }
        let error = #expect(throws: SnapshotError.self) {
            try Acceptance(project: scratch.project).accept(subjects.map(\.key))
        }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("\(scratch.root)/.layoutsim/pending/test/b.layout: error: unsatisfiable "))
        #expect(
            text.hasSuffix(
                "; 1 more is unsatisfiable, 3 are truncated; fix the layout, or pass --waive with the reason it is intended"
            ))
    }

    @Test func `a reason is written down once and holds from then on`() throws {
        let scratch = try ScratchProject()
        let waivers = scratch.file("layoutsim-waivers.txt")
        try waivers.write("# ours\nclipped box  # as drawn")
        let second = SnapshotSubject("b", text: "A text that is much longer than its line")
        let run = try SnapshotRun(project: scratch.project)
        for subject in [truncated, second] { _ = try run.report(on: subject, renderer: scratch.renderer) }
        let acceptance = Acceptance(project: scratch.project)
        try acceptance.accept([truncated.key, second.key], waivingFaultsBecause: "a preview,\n not the text")
        let text = String(decoding: try waivers.contents(), as: UTF8.self)
        #expect(text == "# ours\nclipped box  # as drawn\ntruncated label in test  # a preview, not the text\n")
        _ = try scratch.report(SnapshotSubject(boxX: 9, text: "A text that is much longer than its line"))
        try acceptance.accept([truncated.key])
    }
}
