import Glibc
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

@Suite struct WriteErrorTests {
    enum Fault: Sendable {
        case file
        case folder
        case link(to: String)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var path: String
        var fault: Fault
        var reason: FileError.Reason
        var testDescription: String { "\(path) \(fault)" }

        init(_ path: String, _ fault: Fault, _ reason: FileError.Reason) {
            self.path = path
            self.fault = fault
            self.reason = reason
        }
    }

    /// Cases in which a run cannot write its files.
    static let runCases = [
        Case(".layoutsim", .file, .notFolder),
        Case(".layoutsim/runs", .file, .notFolder),
        Case(".layoutsim/pending", .file, .notFolder),
        Case(".layoutsim/pending/test", .file, .notFolder),
        Case(".layoutsim/pending/test/a.layout", .folder, .folder),
        Case(".layoutsim/pending/test/a.png", .folder, .folder),
        Case(".layoutsim/pending", .link(to: "/proc/none"), .notFolder),
    ]

    @Test(arguments: runCases) func `a run that cannot write leaves the goldens whole`(_ wrong: Case) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let before = try scratch.goldens
        try scratch.spoil(wrong)
        let error = #expect(throws: FileError.self) { try scratch.report(SnapshotSubject(boxX: 9)) }
        #expect(error?.reason == wrong.reason)
        #expect(error?.exitStatus == .fault)
        #expect(error?.path.hasPrefix(scratch.root) == true)
        #expect(try scratch.goldens == before)
        #expect(try scratch.leftovers == [])
    }

    /// Cases in which an acceptance cannot replace a file: nothing is replaced, and accepting again works.
    static let acceptCases = [
        Case("Snapshots/test/a.layout", .folder, .folder),
        Case("Snapshots/test/a.png", .folder, .folder),
        Case("Snapshots/test/a.layout", .link(to: "../a"), .link(to: "../a")),
        Case("Snapshots/test/a.png", .link(to: "/dev/full"), .link(to: "/dev/full")),
        Case("Snapshots/test/sheet.png", .link(to: "/dev/full"), .link(to: "/dev/full")),
        Case("Snapshots/test/sheet.png", .folder, .folder),
    ]

    @Test(arguments: acceptCases) func `accepting can be tried again`(_ wrong: Case) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        _ = try scratch.report(SnapshotSubject(boxX: 9))
        try scratch.spoil(wrong)
        let before = try scratch.goldens
        let acceptance = Acceptance(project: scratch.project)
        let key = SnapshotSubject().key
        let error = #expect(throws: AcceptanceError.self) { try acceptance.accept([key]) }
        let cause = FileError(path: "\(scratch.root)/\(wrong.path)", action: .write, reason: wrong.reason)
        #expect(error?.description == "\(cause); nothing was accepted, all goldens are restored")
        #expect(error?.exitStatus == cause.exitStatus)
        #expect(try scratch.goldens == before)
        #expect(!scratch.file("Snapshots/.accepting").exists)
        #expect(try acceptance.pendingKeys() == [key])
        _ = unsafe remove(scratch.file(wrong.path).path)
        try acceptance.accept([key])
        #expect(try scratch.report(SnapshotSubject(boxX: 9)).outcome == .same)
    }

    @Test func `goldens cannot be accepted into a file`() throws {
        let scratch = try ScratchProject()
        _ = try scratch.report(SnapshotSubject())
        try scratch.file("Snapshots").write("x")
        let error = #expect(throws: (any Error).self) {
            try Acceptance(project: scratch.project).accept([SnapshotSubject().key])
        }
        let place = "\(scratch.root)/Snapshots/.accepting-new"
        #expect(
            error.map { "\($0)" }?.hasPrefix("\(place): error: cannot read: a part of the path is not a folder;")
                == true)
        #expect(try scratch.file("Snapshots").contents() == Array("x".utf8))
    }

    /// The process may write only files of a few bytes, as on a disk that is nearly full.
    @Test func `a full disk leaves no file half written`() async {
        await #expect(processExitsWith: .success) {
            let scratch = try ScratchProject()
            try scratch.record(SnapshotSubject())
            _ = try scratch.report(SnapshotSubject(boxX: 9))
            let before = try scratch.files
            var limit = rlimit(rlim_cur: 100, rlim_max: 100)
            signal(SIGXFSZ, SIG_IGN)
            unsafe #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let error = #expect(throws: AcceptanceError.self) {
                try Acceptance(project: scratch.project).accept([SnapshotSubject().key])
            }
            let path = "\(scratch.root)/Snapshots/.accepting-new/note"
            #expect(error?.description.hasPrefix("\(path): error: cannot write: file too large; nothing") == true)
            #expect(try scratch.files == before)
            #expect(throws: FileError.self) { try scratch.report(SnapshotSubject(boxX: 5)) }
            #expect(
                try scratch.goldens
                    == before.filter { $0.key.hasPrefix("Snapshots/") })
            #expect(try scratch.leftovers == [])
        }
    }
}

extension ScratchProject {
    fileprivate func spoil(_ wrong: WriteErrorTests.Case) throws {
        let parts = wrong.path.split(separator: "/")
        try Folder(([root] + parts.dropLast().map(String.init)).joined(separator: "/")).create()
        switch wrong.fault {
        case .file:
            try makeFolder(wrong.path)
            _ = unsafe rmdir(file(wrong.path).path)
            try file(wrong.path).write("x")
        case .folder: try makeFolder(wrong.path)
        case .link(let target): try link(wrong.path, to: target)
        }
    }

    /// The files that were to be renamed.
    fileprivate var leftovers: [String] {
        get throws { try paths.filter { $0.hasSuffix(".tmp") } }
    }
}
