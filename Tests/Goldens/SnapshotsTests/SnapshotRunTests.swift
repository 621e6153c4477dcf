import LayoutSimCauses
import LayoutSimComparison
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import Testing

@Suite struct SnapshotRunTests {
    private let evidence = ".layoutsim/runs/1/test/a/"
    /// The evidence of the run after the one that recorded the golden.
    private let secondEvidence = ".layoutsim/runs/2/test/a/"

    @Test func `a new variant waits for review and is not a golden`() throws {
        let scratch = try ScratchProject()
        let report = try scratch.report(SnapshotSubject())
        #expect(report.outcome == .new)
        #expect(
            try scratch.paths
                == [
                    ".layoutsim/pending/test/a.layout", ".layoutsim/pending/test/a.png", evidence + "actual.layout",
                    evidence + "actual.png", ".layoutsim/runs/1/records.jsonl", evidence + "report.txt",
                ].sorted())
        #expect(
            report.description == """
                test/a: there is no golden yet
                  actual: \(scratch.root)/\(evidence)actual.png
                  to accept: layoutsim accept test/a
                """)
    }

    @Test func `an accepted variant is the same and leaves nothing`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let goldens = [
            "Snapshots/snapshots.lock", "Snapshots/test/a.layout", "Snapshots/test/a.png", "Snapshots/test/sheet.png",
        ]
        let report = try scratch.report(SnapshotSubject())
        #expect(report.outcome == .same)
        #expect(report.evidence == nil)
        #expect(report.description == "test/a: same")
        #expect(try scratch.filesBesidesRuns.keys.sorted() == goldens)
        #expect(try scratch.paths.filter { $0.hasPrefix(".layoutsim/runs/2") } == [".layoutsim/runs/2/records.jsonl"])
    }

    @Test func `a moved view is named, and expected, actual and difference are shown`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let before = try scratch.goldens
        let report = try scratch.report(SnapshotSubject(boxX: 4.5))
        #expect(
            report.description == """
                test/a: box.x 2 → 5 because box.left == view.left: constant 2 → 4.5  [41f7]
                  box.x 2 → 5
                  72 px changed
                  36 px recolored FF4080FF → FFFFFFFF within 2,3 3x12, in view
                  36 px recolored FFFFFFFF → FF4080FF within 12,3 3x12, in box
                  expected: \(scratch.root)/\(secondEvidence)expected.png
                  actual: \(scratch.root)/\(secondEvidence)actual.png
                  difference: \(scratch.root)/\(secondEvidence)difference.png
                  to accept: layoutsim accept test/a
                """)
        let after = try scratch.files
        #expect(try scratch.goldens == before)
        #expect(after[secondEvidence + "expected.layout"] == before["Snapshots/test/a.layout"])
        #expect(after[secondEvidence + "actual.layout"] == after[".layoutsim/pending/test/a.layout"])
        #expect(after[secondEvidence + "actual.png"] == after[".layoutsim/pending/test/a.png"])
        let pictures = try ["expected", "actual", "difference"].map {
            try Bitmap(png: #require(after[secondEvidence + $0 + ".png"]), file: $0)
        }
        #expect(pictures[2] == Bitmap(differenceOf: pictures[0], pictures[1]))
        #expect(pictures[0] != pictures[1])
        let lines = String(decoding: try #require(after[secondEvidence + "tree.diff"]), as: UTF8.self)
        #expect(lines.hasPrefix("-   box  2 3 10 12\n+   box  5 3 10 12\n"))
        let causes = try JSONDocument(contentsOf: scratch.file(secondEvidence + "causes.json")).root
        #expect(try SnapshotChange(causes) == report.change)
        #expect(try report.evidence?.change() == report.change)
    }

    /// No input determined the golden's height.
    @Test func `inputs that only changed together are not called causes`() throws {
        let scratch = try ScratchProject()
        scratch.setPhoto(.black)
        try scratch.record(SnapshotSubject())
        try scratch.replace("view  0 0 40 30", by: "view  0 0 40 31", in: "Snapshots/test/a.layout")
        try scratch.fitLock(to: SnapshotSubject().key)
        let report = try scratch.report(SnapshotSubject(boxX: 4))
        #expect(report.change?.causes.unexplained.map(\.description) == ["view.height 31 → 30"])
        #expect(!report.headline.contains("view.height 31 → 30 because"))
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var name: String
        var subject: SnapshotSubject
        var details: [String]
        var testDescription: String { name }
    }

    static let changes = [
        Change(
            name: "another color", subject: SnapshotSubject(color: .black),
            details: [
                "-       background #4080FF", "+       background #000000",
                "120 px recolored FF4080FF → FF000000 within 2,3 10x12, in box",
            ]),
        Change(
            name: "a view more", subject: SnapshotSubject(text: "Hi"),
            details: ["label is new", "+   label  0 16 40 13", "+       text \"Hi\""]),
        Change(
            name: "another size", subject: SnapshotSubject(size: Size(width: 50, height: 30)),
            details: ["view.width 40 → 50", "the image was 40x30 px and is now 50x30: 300 px inserted"]),
    ]

    @Test(arguments: changes) func `what changed is told`(_ change: Change) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let report = try scratch.report(change.subject)
        let lines = report.description.split(separator: "\n").map { String($0.dropFirst(2)) }
        for detail in change.details { #expect(lines.contains(detail)) }
    }

    @Test func `a view that was removed is reported`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject(text: "Hi"))
        #expect(try scratch.report(SnapshotSubject()).description.contains("\n  label is gone\n"))
    }

    /// Texts that are equal in Unicode have different bytes, and so different hashes.
    @Test func `a text spelled with other letters is a change`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject(text: "\u{E9}"))
        let report = try scratch.report(SnapshotSubject(text: "e\u{301}"))
        #expect(report.description.contains("\n  +       text \"e\u{301}\"\n"))
    }

    @Test func `a different picture is a change of the tree`() throws {
        let scratch = try ScratchProject()
        scratch.setPhoto(.black)
        try scratch.record(SnapshotSubject())
        scratch.setPhoto(.white)
        let report = try scratch.report(SnapshotSubject())
        #expect(report.description.contains("\n  -       artwork "))
    }

    @Test func `different pixels of the same tree are a change of paint`() throws {
        let scratch = try ScratchProject()
        scratch.setPhoto(.black)
        try scratch.record(SnapshotSubject())
        scratch.setPhoto(.white)
        try scratch.forgetPhotoInTree()
        let report = try scratch.report(SnapshotSubject())
        #expect(report.outcome == .paint)
        #expect(report.change?.comparison.changedPixels == 80)
        #expect(report.change?.comparison.regions.map(\.bounds) == [PixelRect(x: 20, y: 5, width: 10, height: 8)])
        #expect(
            report.headline
                == "test/a: photo painted differently, 80 pixels, although no input changed: the fonts or the program did  [18a4]"
        )
    }

    @Test func `other pixels by another library are drift`() throws {
        let scratch = try ScratchProject()
        scratch.setPhoto(.black)
        try scratch.record(SnapshotSubject())
        scratch.setPhoto(.white)
        try scratch.forgetPhotoInTree()
        try scratch.replace(Renderer.fingerprint, by: "cairo-0.1", in: "Snapshots/snapshots.lock")
        let report = try scratch.report(SnapshotSubject())
        let headline = "test/a: drawn by \(Renderer.fingerprint) instead of cairo-0.1; the layout is the same  ["
        #expect(report.headline.hasPrefix(headline))
        #expect(report.outcome == .raster)
    }

    @Test func `equal pixels by another library are the same`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        try scratch.replace(Renderer.fingerprint, by: "cairo-0.1", in: "Snapshots/snapshots.lock")
        #expect(try scratch.report(SnapshotSubject()).outcome == .same)
    }

    @Test func `a lock file with other hashes than its goldens is stale`() throws {
        for hash in ["tree", "pixels"] {
            let scratch = try ScratchProject()
            try scratch.record(SnapshotSubject())
            let words = String(decoding: try scratch.file("Snapshots/snapshots.lock").contents(), as: UTF8.self)
                .split(separator: " ")
            let wrong = String(repeating: "0", count: 32)
            try scratch.replace(
                String(words[hash == "tree" ? 1 : 2]), by: wrong, in: "Snapshots/snapshots.lock")
            let stale = try scratch.report(SnapshotSubject())
            #expect(stale.outcome == .lock)
            let file = "\(scratch.root)/Snapshots/test/a.\(hash == "tree" ? "layout" : "png")"
            #expect(
                stale.headline == "test/a: changed outside LayoutSim: \(file): error: it does not match the line in "
                    + "snapshots.lock; restore the golden from git, or accept what is drawn now")
            #expect(stale.evidence?.pictures == [.expected, .actual])
            try Acceptance(project: scratch.project).accept([SnapshotSubject().key])
            #expect(try scratch.report(SnapshotSubject()).outcome == .same)
        }
    }

    @Test func `git is asked to leave runs alone`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.report(SnapshotSubject())
        #expect(try scratch.file(ScratchProject.ignoring).contents() == Array("*\n".utf8))
    }

    @Test func `where only checking is allowed, nothing is waiting for review`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.report(SnapshotSubject(), isReadOnly: true)
        #expect(!scratch.file(ScratchProject.ignoring).exists)
        #expect(try scratch.paths.allSatisfy { $0.hasPrefix(".layoutsim/runs/") })
        #expect(throws: SnapshotError.self) { try Acceptance(project: scratch.readOnly).accept([]) }
        #expect(throws: SnapshotError.self) { try Acceptance(project: scratch.readOnly).reject([]) }
        #expect(try Acceptance(project: scratch.readOnly).pendingKeys() == [])
    }

    @Test func `what is the same again no longer waits for review`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let before = try scratch.goldens
        _ = try scratch.report(SnapshotSubject(boxX: 9))
        #expect(try Acceptance(project: scratch.project).pendingKeys() == [SnapshotSubject().key])
        _ = try scratch.report(SnapshotSubject())
        #expect(try scratch.filesBesidesRuns == before)
    }

    @Test func `evidence is never mixed with that of an earlier run`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        _ = try scratch.report(SnapshotSubject(boxX: 9))
        try scratch.file("Snapshots/snapshots.lock").write("")
        let report = try scratch.report(SnapshotSubject(boxX: 9))
        #expect(report.outcome == .new)
        #expect(report.evidence?.pictures == [.actual])
    }

    @Test(arguments: [
        ("", "a"), ("test", ""), ("..", "a"), ("test", "../a"), ("a/b", "c"), (".hidden", "a"), ("test", "a b"),
        ("test", "a\nb"), ("te\\st", "a"), ("test", "\u{0}"), ("test", "a\u{2028}"),
    ])
    func `a key that cannot name files is refused and leaves no record`(screen: String, variant: String) throws {
        let scratch = try ScratchProject()
        var subject = SnapshotSubject()
        subject.key = SnapshotKey(screen: screen, variant: variant)
        let error = #expect(throws: SnapshotError.self) { try scratch.report(subject) }
        #expect(error?.reason == .unusableKey(subject.key))
        #expect(error?.exitStatus == .usage)
        #expect(error?.description.contains("\n") == false)
        #expect(try scratch.paths == [".layoutsim/runs/1/records.jsonl"])
        #expect(try scratch.file(".layoutsim/runs/1/records.jsonl").contents() == [])
    }
}

extension ScratchProject {
    /// Replaces a part of a text file.
    func replace(_ old: String, by new: String, in path: String) throws {
        let text = String(decoding: try file(path).contents(), as: UTF8.self)
        try #require(text.contains(old))
        try file(path).write(text.replacing(old, with: new))
    }
}
