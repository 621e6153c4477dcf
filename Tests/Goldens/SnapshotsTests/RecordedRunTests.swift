import LayoutSimCauses
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@Suite struct RecordedRunTests {
    @Test func `variants with the same change are one group`() throws {
        let scratch = try ScratchProject()
        let (run, reports) = try scratch.change()
        #expect(run.groups.map { $0.keys.map(\.description) } == [["test/a", "test/b"], ["test/c"]])
        let group = try #require(run.groups.first)
        #expect("\(group.headline)" == "box.x 2 → 5 because box.left == view.left: constant 2 → 5")
        #expect(group.representative.description == "test/a")
        #expect(run.variants.map(\.group) == [group.id, group.id, run.groups.last?.id])
        #expect(
            reports.map { String($0.grouped(in: run).description.split(separator: "\n").last ?? "") } == [
                "  to accept all 2 variants with this change: layoutsim accept --group \(group.id)",
                "  to accept all 2 variants with this change: layoutsim accept --group \(group.id)",
                "  to accept: layoutsim accept test/c",
            ])
        #expect(!run.isFine)
    }

    @Test(arguments: [false, true]) func `each run has its own folder`(isReadOnly: Bool) throws {
        let scratch = try ScratchProject()
        let (run, _) = try scratch.change(isReadOnly: isReadOnly)
        #expect(run.id == "2", "the first run recorded the goldens")
        let files = try scratch.files
        let names = [
            "actual.layout", "actual.png", "causes.json", "difference.png", "expected.layout", "expected.png",
            "report.txt", "tree.diff",
        ]
        let folder = ".layoutsim/runs/2/"
        let own = files.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
        let evidence = ["a", "b", "c"].flatMap { key in names.map { "test/\(key)/\($0)" } }
        #expect(own.sorted() == ["records.jsonl"] + evidence)
        #expect(files.keys.contains(".layoutsim/pending/test/a.png") == !isReadOnly)
        #expect(try scratch.project.lastRun() == run)
        #expect(run.changed.map(\.variant) == ["a", "b", "c"])
        #expect(run.variants.map(\.outcome) == [.layout, .layout, .layout])
        #expect(run.variants.map(\.device) == ["device portrait", "device portrait", "device portrait"])
        #expect(run.variants.map(\.evidence.pictures) == Array(repeating: [.expected, .actual, .difference], count: 3))
    }

    @Test func `what a run knows is what its tests reported`() throws {
        let scratch = try ScratchProject()
        let (run, reports) = try scratch.change()
        #expect(run.variants.map(\.change) == reports.map(\.change))
        #expect(run.variants.map { "\($0.key): \($0.headline)  [\($0.group ?? "")]" } == reports.map(\.headline))
    }

    @Test func `causes and effects are told to programs by objects, names and values`() throws {
        let scratch = try ScratchProject()
        let (run, _) = try scratch.change()
        let id = try #require(run.groups.first).id
        let text = "\(run.json)"
        #expect(
            text.hasPrefix(
                #"{"variants": 3, "changed": 3, "groups": [{"id": "\#(id)", "variants": ["test/a", "test/b"], "causes": "#
                    + #"[{"object": null, "name": "box.left == view.left", "property": "constant", "old": "2", "#
                    + #""new": "5", "proven": true}], "effects": [{"object": "box", "property": "x", "old": "2", "#
                    + #""new": "5"}"#), "\(text)")
    }

    @Test func `what has no cause is told to programs in groups by outcome`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        let run = try SnapshotRun(project: scratch.project)
        try run.declare(Declaration(screen: "test", variants: ["a", "c", "d"], place: "here"))
        for subject in [SnapshotSubject("a"), SnapshotSubject("c")] {
            _ = try run.report(on: subject, renderer: scratch.renderer)
        }
        #expect(
            try "\(run.recorded().json)"
                == #"{"variants": 2, "changed": 1, "groups": [{"id": "new", "variants": ["test/c"], "causes": [], "#
                + #""effects": []}, {"id": "orphan", "variants": ["test/b"], "causes": [], "effects": []}]}"#)
    }

    @Test(arguments: ["", "{}", "[1]", #"{"variant": 1}"#])
    func `causes that are damaged or of another version are one clear error`(text: String) throws {
        let scratch = try ScratchProject()
        _ = try scratch.change()
        let file = scratch.project.last.evidence(SnapshotSubject("b").key).causesFile
        try file.write(text)
        let error = #expect(throws: SnapshotError.self) { try scratch.project.lastRun() }
        let place = try #require(error?.description).hasSuffix("run 'layoutsim test' again")
        #expect(place && error?.file.hasSuffix("/test/b/causes.json") == true)
    }

    @Test func `lines of a tree that went stand before those that came in their place`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a", text: "Hi"))
        _ = try scratch.run("a", boxX: 5, colored: "a")
        let file = scratch.project.last.evidence(SnapshotSubject("a").key).treeDifference
        let lines = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(
            lines.prefix(5) == [
                "-   box  2 3 10 12", "-       background #4080FF", "+   box  5 3 10 12", "+       background #000000",
                "-   label  0 16 40 13",
            ])
    }

    @Test func `the digest of a run is that of what it found`() throws {
        let scratch = try ScratchProject()
        let first = try scratch.change().run
        #expect(try scratch.run("c", "b", "a", boxX: 5, colored: "c").run.digest == first.digest)
        #expect(try scratch.run("a", "b", "c", boxX: 6, colored: "c").run.digest != first.digest)
        #expect(try scratch.run("a", "b", boxX: 5).run.digest != first.digest)
    }

    @Test func `a group is accepted, and nothing else`() throws {
        let scratch = try ScratchProject()
        let group = try #require(try scratch.change().run.groups.first)
        let acceptance = Acceptance(project: scratch.project)
        let keys = try acceptance.pendingKeys(ofGroup: group.id)
        #expect(keys.map(\.variant) == ["a", "b"])
        try acceptance.accept(keys)
        #expect(try acceptance.pendingKeys().map(\.variant) == ["c"])
        #expect(try scratch.run("a", "b", "c", boxX: 5, colored: "c").run.changed.map(\.variant) == ["c"])
    }

    @Test func `what changed after it was looked at is not accepted with its group`() throws {
        let scratch = try ScratchProject()
        let earlier = try SnapshotRun(project: scratch.project)
        let group = try #require(try scratch.change().run.groups.first)
        _ = try earlier.report(on: SnapshotSubject("b", boxX: 7), renderer: scratch.renderer)
        let error = #expect(throws: SnapshotError.self) {
            try Acceptance(project: scratch.project).pendingKeys(ofGroup: group.id)
        }
        #expect(error?.reason == .changedSince(SnapshotKey(screen: "test", variant: "b")))
        #expect(error?.exitStatus == .usage)
    }

    @Test func `a group that is none, and a run that was none, are errors`() throws {
        let scratch = try ScratchProject()
        let acceptance = Acceptance(project: scratch.project)
        let early = #expect(throws: SnapshotError.self) { try acceptance.pendingKeys(ofGroup: "0000") }
        #expect(early?.reason == .noRun)
        #expect(early?.exitStatus == .inputNotReadable)
        let groups = try scratch.change().run.groups.map(\.id)
        let error = #expect(throws: SnapshotError.self) { try acceptance.pendingKeys(ofGroup: "zzzz") }
        #expect(error?.reason == .unknownGroup("zzzz", known: groups))
    }

    @Test func `pruning removes goldens, their lines and the sheet of a screen without any`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        let keys = ["a", "b"].map { SnapshotKey(screen: "test", variant: $0) }
        #expect(throws: SnapshotError.self) { try Acceptance(project: scratch.readOnly).prune(keys) }
        try Acceptance(project: scratch.project).prune([keys[0]])
        #expect(
            try scratch.goldens.keys.sorted() == [
                "Snapshots/snapshots.lock", "Snapshots/test/b.layout", "Snapshots/test/b.png",
                "Snapshots/test/sheet.png",
            ])
        #expect(try scratch.report(SnapshotSubject("b")).outcome == .same)
        try Acceptance(project: scratch.project).prune([keys[1]])
        #expect(try scratch.goldens == ["Snapshots/snapshots.lock": []])
        #expect(!scratch.file("Snapshots/test").exists)
    }
}

extension ScratchProject {
    /// Moves the box of three variants and also changes the color of the third one's.
    func change(isReadOnly: Bool = false) throws -> (run: RecordedRun, reports: [SnapshotReport]) {
        try record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"))
        return try run("a", "b", "c", boxX: 5, colored: "c", isReadOnly: isReadOnly)
    }

    func run(
        _ variants: String..., boxX: Double, colored: String? = nil, isReadOnly: Bool = false
    ) throws -> (run: RecordedRun, reports: [SnapshotReport]) {
        let run = try SnapshotRun(project: isReadOnly ? readOnly : project)
        let reports = try variants.map { name in
            let color = name == colored ? Color.black : Color(hex: 0x4080FF)
            return try run.report(on: SnapshotSubject(name, boxX: boxX, color: color), renderer: renderer)
        }
        return (try run.recorded(), reports)
    }
}
