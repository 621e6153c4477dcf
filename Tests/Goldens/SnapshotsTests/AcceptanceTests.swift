import LayoutSimErrors
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@Suite struct AcceptanceTests {
    private let key = SnapshotSubject().key

    @Test func `pending variants are listed in order, other files are passed over`() throws {
        let scratch = try ScratchProject()
        let acceptance = Acceptance(project: scratch.project)
        #expect(try acceptance.pendingKeys() == [])
        for variant in ["b", "a", "c-1@2x"] { _ = try scratch.report(SnapshotSubject(variant)) }
        try scratch.file(".layoutsim/pending/notes.txt").write("x")
        try scratch.file(".layoutsim/pending/test/notes.txt").write("x")
        try scratch.file(".layoutsim/pending/test/two words.layout").write("x")
        #expect(try acceptance.pendingKeys().map(\.variant) == ["a", "b", "c-1@2x"])
    }

    @Test func `accepting one variant leaves the others`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        let before = try scratch.files
        for variant in ["a", "b"] { _ = try scratch.report(SnapshotSubject(variant, boxX: 7)) }
        let acceptance = Acceptance(project: scratch.project)
        try acceptance.accept([key])
        #expect(try acceptance.pendingKeys().map(\.variant) == ["b"])
        #expect(try scratch.report(SnapshotSubject("a", boxX: 7)).outcome == .same)
        #expect(try scratch.report(SnapshotSubject("b")).outcome == .same)
        for name in ["b.layout", "b.png"] {
            #expect(try scratch.files["Snapshots/test/" + name] == before["Snapshots/test/" + name])
        }
    }

    @Test func `rejecting forgets what is pending and touches no golden`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let before = try scratch.goldens
        _ = try scratch.report(SnapshotSubject(boxX: 7))
        try Acceptance(project: scratch.project).reject([key])
        #expect(try Acceptance(project: scratch.project).pendingKeys() == [])
        #expect(try scratch.goldens == before)
    }

    @Test func `what another run drew since the reviewer looked is not rejected`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        _ = try scratch.report(SnapshotSubject(boxX: 7))
        let pending = try #require(scratch.project.pending)
        let seen = try #require(try pending.digest(key))
        _ = try scratch.report(SnapshotSubject(boxX: 9))
        let acceptance = Acceptance(project: scratch.project)
        let error = #expect(throws: SnapshotError.self) { try acceptance.reject([key], expecting: [key: seen]) }
        #expect(error?.reason == .changedSince(key))
        #expect(try acceptance.pendingKeys() == [key])
    }

    @Test func `what is not pending is neither accepted nor rejected`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.report(SnapshotSubject())
        let unknown = SnapshotKey(screen: "test", variant: "b")
        let acceptance = Acceptance(project: scratch.project)
        for change in [{ try acceptance.accept($0) }, { try acceptance.reject($0) }] {
            let error = #expect(throws: SnapshotError.self) { try change([key, unknown]) }
            #expect(error?.reason == .unknownKey("test/b", known: [key]))
            #expect(error?.exitStatus == .usage)
        }
        #expect(try Acceptance(project: scratch.project).pendingKeys() == [key])
        #expect(!scratch.file("Snapshots").exists)
    }

    @Test func `accepting nothing writes nothing`() throws {
        let scratch = try ScratchProject()
        try Acceptance(project: scratch.project).accept([])
        #expect(try scratch.paths == [])
    }

    struct Interruption: Sendable, CustomTestStringConvertible {
        /// The files of the golden that are already replaced.
        var replaced: [String]
        var testDescription: String { replaced.description }
    }

    @Test(arguments: [
        Interruption(replaced: ["a.layout"]), Interruption(replaced: ["a.png"]),
        Interruption(replaced: ["a.layout", "a.png"]),
    ])
    func `accepting again mends what was cut short`(_ interruption: Interruption) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let changed = SnapshotSubject(boxX: 7)
        _ = try scratch.report(changed)
        for name in interruption.replaced {
            try scratch.file("Snapshots/test/" + name)
                .write(scratch.file(".layoutsim/pending/test/" + name).contents())
        }
        #expect(try scratch.report(changed).outcome != .same)
        try Acceptance(project: scratch.project).accept([key])
        #expect(try scratch.report(changed).outcome == .same)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var name: String
        var path: String
        /// `nil` removes the file.
        var text: String?
        var error: String
        var testDescription: String { name }
    }

    static let faults = [
        Fault(
            name: "a tree without its picture", path: ".layoutsim/pending/test/b.png", text: nil,
            error: ".layoutsim/pending/test/b.png: error: cannot read: no such file"),
        Fault(
            name: "half a picture", path: ".layoutsim/pending/test/b.png", text: "\u{89}PNG",
            error: ".layoutsim/pending/test/b.png: error: this is not a PNG; convert the picture to PNG"),
        Fault(
            name: "half a tree", path: ".layoutsim/pending/test/b.layout", text: "layoutsim-layout 1\n",
            error: ".layoutsim/pending/test/b.layout:1: error: the layout document ends before 'constraints'; "
                + "restore the file from git"),
        Fault(
            name: "a wrong lock file", path: "Snapshots/snapshots.lock", text: "x\n",
            error: "Snapshots/snapshots.lock:1: error: 'x' is not 'key tree-hash pixel-hash WIDTHxHEIGHT fingerprint'; "
                + "restore the line from git"),
    ]

    @Test(arguments: faults) func `where one variant cannot be accepted, none is`(_ fault: Fault) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        for variant in ["a", "b"] { _ = try scratch.report(SnapshotSubject(variant, boxX: 7)) }
        try scratch.file(fault.path).remove()
        if let text = fault.text { try scratch.file(fault.path).write(text) }
        let before = try scratch.files
        let error = #expect(throws: (any Error).self) {
            try Acceptance(project: scratch.project)
                .accept(["a", "b"].map { SnapshotKey(screen: "test", variant: $0) })
        }
        #expect(error.map { "\($0)" } == "\(scratch.root)/\(fault.error)")
        #expect(try scratch.files == before)
    }
}
