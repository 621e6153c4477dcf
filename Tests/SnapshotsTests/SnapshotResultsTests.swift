import LayoutSimCauses
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@Suite struct SnapshotResultsTests {
    @Test func `variants with the same change are one group`() throws {
        let scratch = try ScratchProject()
        let results = try scratch.change()
        #expect(results.groups.map(\.variants) == [["test/a", "test/b"], ["test/c"]])
        let group = try #require(results.groups.first)
        #expect(group.headline == "box.x 2 → 5 because box.left == view.left: constant 2 → 5")
        #expect(results.reports.map(\.group) == [group.id, group.id, results.groups.last?.id])
        #expect(
            results.reports.map { String($0.description.split(separator: "\n").last ?? "") } == [
                "  to accept all 2 variants with this change: layoutsim accept --group \(group.id)",
                "  to accept all 2 variants with this change: layoutsim accept --group \(group.id)",
                "  to accept: layoutsim accept test/c",
            ])
        #expect(!results.isFine)
    }

    @Test(arguments: [false, true]) func `a whole run has a folder of its own`(isReadOnly: Bool) throws {
        let scratch = try ScratchProject()
        let results = try scratch.change(isReadOnly: isReadOnly)
        let run = ".layoutsim/runs/\(results.id)/"
        let files = try scratch.files
        let names = [
            "actual.layout", "actual.png", "causes.json", "difference.png", "expected.layout", "expected.png",
            "report.txt", "tree.diff",
        ]
        let own = files.keys.filter { $0.hasPrefix(run) }.map { String($0.dropFirst(run.count)) }
        #expect(own.sorted() == ["run.json"] + ["a", "b", "c"].flatMap { key in names.map { "test/\(key)/\($0)" } })
        for name in own { #expect(files[run + name] == files[".layoutsim/runs/last/" + name]) }
        #expect(files.keys.contains(".layoutsim/pending/test/a.png") == !isReadOnly)
        let recorded = try scratch.project.lastRun()
        #expect(recorded.id == results.id)
        #expect(recorded.groups.map(\.id) == results.groups.map(\.id))
        #expect(recorded.changed == results.changed.map(\.key))
    }

    @Test func `lines of a tree that went stand before those that came in their place`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a", text: "Hi"))
        _ = try scratch.run("a", boxX: 5, colored: "a")
        let file = scratch.project.evidence(SnapshotSubject("a").key).treeDifference
        let lines = String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n")
        #expect(
            lines.prefix(5) == [
                "-   box  2 3 10 12", "-       background #4080FF", "+   box  5 3 10 12", "+       background #000000",
                "-   label  0 16 40 13",
            ])
    }

    @Test func `the id of a run is that of what it found`() throws {
        let scratch = try ScratchProject()
        let first = try scratch.change()
        #expect(try scratch.run("a", "b", "c", boxX: 5, colored: "c").id == first.id)
        #expect(try scratch.run("a", "b", "c", boxX: 6, colored: "c").id != first.id)
        #expect(try scratch.run("a", "b", boxX: 5).id != first.id)
    }

    @Test func `a group is accepted, and nothing else`() throws {
        let scratch = try ScratchProject()
        let group = try #require(try scratch.change().groups.first)
        let acceptance = Acceptance(project: scratch.project)
        let keys = try acceptance.pendingKeys(ofGroup: group.id)
        #expect(keys.map(\.variant) == ["a", "b"])
        try acceptance.accept(keys)
        #expect(try acceptance.pendingKeys().map(\.variant) == ["c"])
        #expect(try scratch.run("a", "b", "c", boxX: 5, colored: "c").changed.map(\.key.variant) == ["c"])
    }

    @Test func `what changed after it was looked at is not accepted with its group`() throws {
        let scratch = try ScratchProject()
        let group = try #require(try scratch.change().groups.first)
        _ = try scratch.report(SnapshotSubject("b", boxX: 7))
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
        let groups = try scratch.change().groups.map(\.id)
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
    }
}

extension ScratchProject {
    /// Moves the box of three variants and gives that of the third another colour besides.
    func change(isReadOnly: Bool = false) throws -> SnapshotResults {
        try record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"))
        return try run("a", "b", "c", boxX: 5, colored: "c", isReadOnly: isReadOnly)
    }

    func run(
        _ variants: String..., boxX: Double, colored: String? = nil, isReadOnly: Bool = false
    ) throws -> SnapshotResults {
        let run = try SnapshotRun(project: isReadOnly ? readOnly : project)
        return try run.finish(
            variants.map { name in
                let color = name == colored ? Color.black : Color(hex: 0x4080FF)
                return try run.report(on: SnapshotSubject(name, boxX: boxX, color: color), renderer: renderer)
            })
    }
}
