import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
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

    /// Returns a subject whose box is 10 points wide by one constraint and 20 by another.
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
                "; 4 more faults: 1 unsatisfiable, 3 truncated; fix the layout, or pass --waive with the reason it is intended"
            ))
    }

    /// A card that its margins move out of the safe area, which removes the margins.
    private var restless: SnapshotSubject {
        var subject = SnapshotSubject("b", size: Size(width: 320, height: 480))
        let inner = View("inner")
        let card = View("card", subviews: [inner])
        let root = View("view", subviews: [card])
        let guide = card.layoutMarginsGuide
        subject.screen.viewport.safeArea.bottom = 34
        subject.screen.root = root
        subject.screen.constraints = [
            card.leftAnchor.constraint(equalTo: root.leftAnchor), card.widthAnchor.constraint(equalToConstant: 200),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 386),
            inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            inner.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 2, constant: -110),
        ]
        return subject
    }

    @Test func `a layout that never comes to rest needs a reason`() throws {
        let scratch = try ScratchProject()
        for subject in [truncated, restless] { _ = try scratch.report(subject) }
        let acceptance = Acceptance(project: scratch.project)
        let error = #expect(throws: SnapshotError.self) { try acceptance.accept([truncated.key, restless.key]) }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("\(scratch.root)/.layoutsim/pending/test/b.layout: error: feedback-loop card: "))
        #expect(text.contains("; 1 more fault: 1 truncated; "))
        try acceptance.accept([restless.key], waivingFaultsBecause: "a demonstration")
        let waivers = String(decoding: try scratch.file("layoutsim-waivers.txt").contents(), as: UTF8.self)
        #expect(waivers == "feedback-loop card in test  # a demonstration\n")
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
