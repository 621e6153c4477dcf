import LayoutSimCauses
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

/// Faulty goldens of an unchanged variant: the hashes agree, and the fault is still noticed.
@Suite struct GoldenErrorTests {
    enum Fault: Sendable {
        case contents([UInt8])
        case prefix(Int)
        case removed
        case folder
        case link(to: String)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var file: String
        var fault: Fault
        var error: String
        var status: LayoutSimErrors.ExitStatus
        var testDescription: String { "\(file) \(fault)" }

        init(
            _ file: String, _ fault: Fault, _ error: String, _ status: LayoutSimErrors.ExitStatus = .inputNotUnderstood
        ) {
            self.file = file
            self.fault = fault
            self.error = error
            self.status = status
        }

        init(_ file: String, _ text: String, _ error: String) {
            self.init(file, .contents(Array(text.utf8)), error)
        }
    }

    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    private static let isPointer = ": error: this is a Git LFS pointer, not the file itself; run 'git lfs pull'"
    private static let isTruncated = ": error: the picture is truncated; download or export it again"
    private static let isFolder = ": error: cannot read: it is a folder; name a file"
    private static let isMissing =
        "snapshots.lock: error: the golden of 'test/a' is in snapshots.lock but its file is missing; restore it from git"
    private static let isNoText = ": error: this is not text in UTF-8; restore the file from git"

    static let cases = [
        Case("test/a.png", "this is no picture", ": error: this is not a PNG; convert the picture to PNG"),
        Case("test/a.png", pointer, ": error: this is a Git LFS pointer, not the picture; run 'git lfs pull'"),
        Case("test/a.png", "", ": error: the file is empty; download or export the picture again"),
        Case("test/a.png", .prefix(5), isTruncated),
        Case("test/a.png", .prefix(30), isTruncated),
        Case("test/a.png", .prefix(60), isTruncated),
        Case("test/a.png", .removed, isMissing, .inputNotReadable),
        Case("test/a.png", .folder, isFolder, .inputNotReadable),
        Case("test/a.png", .link(to: "nowhere"), isMissing, .inputNotReadable),
        Case("test/a.png", .link(to: "/proc/self/mem"), ": error: cannot read: input/output error", .inputNotReadable),
        Case(
            "test/a.layout", "",
            ":1: error: 'the first line' does not belong to a layout document; restore the file from git"),
        Case(
            "test/a.layout", "layoutsim-layout 1\n<<<<<<< HEAD\n",
            ":2: error: a merge left its conflict markers here; run 'layoutsim resolve', or take either side and "
                + "run 'layoutsim test'"),
        Case("test/a.layout", pointer, isPointer),
        Case(
            "test/a.layout", .prefix(60),
            ":4: error: the layout document ends before 'constraints'; restore the file from git"),
        Case("test/a.layout", .contents([0xFF, 0xFE, 0x00]), isNoText),
        Case("test/a.layout", .removed, isMissing, .inputNotReadable),
        Case("test/a.layout", .folder, isFolder, .inputNotReadable),
        Case("snapshots.lock", pointer, isPointer),
        Case("snapshots.lock", .contents([0x61, 0x80]), isNoText),
        Case("snapshots.lock", .folder, isFolder, .inputNotReadable),
        Case(
            "snapshots.lock", .link(to: "/proc/self/mem"), ": error: cannot read: input/output error", .inputNotReadable
        ),
    ]

    @Test(arguments: cases) func `a golden that is damaged is one clear error`(_ wrong: Case) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        try scratch.spoil("Snapshots/" + wrong.file, wrong.fault)
        let before = try scratch.goldens
        let file = wrong.error.hasPrefix(":") ? wrong.file : ""
        let line = "\(scratch.root)/Snapshots/\(file)\(wrong.error)"
        if wrong.file.hasPrefix("test/") {
            let report = try scratch.report(SnapshotSubject())
            #expect(report.outcome == .broken)
            #expect(report.failure?.message == line)
            #expect(report.failure?.status == wrong.status)
            #expect(report.headline == "test/a: the golden cannot be read: \(line)")
        } else {
            let error = #expect(throws: (any Error).self) { try scratch.report(SnapshotSubject()) }
            let reportable = try #require(error as? any ReportableError)
            #expect(reportable.description == line)
            #expect(reportable.exitStatus == wrong.status)
        }
        #expect(try scratch.goldens == before)
    }

    @Test func `one damaged golden keeps no other variant from being compared, and can be replaced`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"))
        try scratch.file("Snapshots/test/b.png").write(GoldenErrorTests.pointer)
        let run = try scratch.run("a", "b", "c", boxX: 2).run
        #expect(run.variants.map(\.outcome) == [.same, .broken, .same])
        #expect(run.groups == [])
        #expect(run.variants[1].headline.change.contains("b.png: error: this is a Git LFS pointer"))
        try Acceptance(project: scratch.project).accept([SnapshotKey(screen: "test", variant: "b")])
        #expect(try scratch.run("a", "b", "c", boxX: 2).run.isFine)
    }

    @Test func `a variant that changed does not hide that its golden is damaged`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        try scratch.file("Snapshots/test/a.png").write(GoldenErrorTests.pointer)
        #expect(try scratch.report(SnapshotSubject(boxX: 9)).outcome == .broken)
    }

    @Test func `without a lock file everything is new`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        try scratch.file("Snapshots/snapshots.lock").remove()
        #expect(try scratch.report(SnapshotSubject()).outcome == .new)
        try Acceptance(project: scratch.project).accept([SnapshotSubject().key])
        #expect(try scratch.report(SnapshotSubject()).outcome == .same)
    }
}

extension ScratchProject {
    fileprivate func spoil(_ path: String, _ fault: GoldenErrorTests.Fault) throws {
        switch fault {
        case .contents(let bytes): try file(path).write(bytes)
        case .prefix(let count): try file(path).write(Array(file(path).contents().prefix(count)))
        case .removed: try file(path).remove()
        case .folder: try makeFolder(path)
        case .link(let target): try link(path, to: target)
        }
    }
}
