import Foundation
import Glibc
import LayoutSimFiles
import Testing

/// Changes of several files that fail or are killed at each of their steps.
@Suite struct FileTransactionTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private static let before = ["kept": "k", "replaced": "old", "removed": "gone", "in/replaced": "old"]
    private static let after = [
        "kept": "k", "replaced": "new", "in/replaced": "new", "created": "c", "new/created": "c",
    ]

    private func transaction(_ fault: InjectedFault? = nil) -> FileTransaction {
        FileTransaction(root: scratch.path, staging: scratch.path + "/.staging", fault: fault)
    }

    private func begin(_ transaction: FileTransaction) throws {
        let new = Array("new".utf8)
        let created = Array("c".utf8)
        try transaction.prepare(
            note: [1, 2],
            [
                .init("replaced") { new }, .init("removed", nil), .init("in/replaced") { new },
                .init("created") { created }, .init("new/created") { created }, .init("missing", nil),
            ])
        try transaction.replace()
        try transaction.end()
    }

    private func writeBefore() throws {
        for (name, text) in Self.before {
            try Folder(scratch.path + "/in").create()
            try File("\(scratch.path)/\(name)").write(text)
        }
    }

    /// The text of every file by its path.
    private var files: [String: String] {
        get throws {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: scratch.path) {
                let file = File("\(scratch.path)/\(path)")
                if !file.isFolder { files[path] = String(decoding: try file.contents(), as: UTF8.self) }
            }
            return files
        }
    }

    @Test func `all files change and nothing is left over`() throws {
        try writeBefore()
        try begin(transaction())
        #expect(try files == Self.after)
        #expect(transaction().state == nil)
    }

    @Test(arguments: [(ENOSPC, FileError.Reason.diskFull), (EACCES, .noPermission), (EIO, .system(EIO))])
    func `an error at any step leaves all files as they were`(code: Int32, reason: FileError.Reason) throws {
        for step in 1... {
            try writeBefore()
            let fault = InjectedFault(.refusal(code), atStep: step)
            do {
                try begin(transaction(fault))
                #expect(!fault.hasHappened)
                #expect(step > 30)
                return
            } catch let error as FileError {
                #expect(error.action == .write && error.reason == reason)
                try transaction().restore()
                #expect(try files == Self.before, "step \(step)")
            }
        }
    }

    /// All later steps fail too, so the result is that of a killed process.
    @Test(arguments: [false, true]) func `what stopped at any step is completed or taken back`(completes: Bool) throws {
        for step in 1... {
            try FileManager.default.removeItem(atPath: scratch.path)
            try Folder(scratch.path).create()
            try writeBefore()
            let fault = InjectedFault(.refusals(EIO), atStep: step)
            let isWhole = (try? begin(transaction(fault))) != nil
            guard fault.hasHappened else { return #expect(isWhole && step > 30) }
            let state = transaction().state
            if case .replacing = state, completes {
                try transaction().replace()
                try transaction().end()
                #expect(try files == Self.after, "step \(step)")
            } else if state != nil {
                #expect(try transaction().note() == [1, 2])
                try transaction().restore()
                #expect(try files == Self.before, "step \(step)")
            }
            #expect(transaction().state == nil)
        }
    }

    /// Undoing can be interrupted too, and started again.
    @Test func `what stopped while it was taken back is taken back`() throws {
        for step in 1... {
            try FileManager.default.removeItem(atPath: scratch.path)
            try Folder(scratch.path).create()
            try writeBefore()
            #expect(throws: FileError.self) { try begin(transaction(InjectedFault(.refusal(EIO), atStep: 32))) }
            let fault = InjectedFault(.refusals(EIO), atStep: step)
            try? transaction(fault).restore()
            guard fault.hasHappened else { return #expect(step > 5) }
            try transaction().restore()
            #expect(try files == Self.before, "step \(step)")
        }
    }

    enum Obstacle: Sendable { case link, linkedFolder, folder, pipe }

    @Test(arguments: [
        (Obstacle.link, FileError.Reason.link(to: "/elsewhere")), (.linkedFolder, .link(to: "/elsewhere")),
        (.folder, .folder), (.pipe, .special),
    ])
    func `a file is never written through a link`(obstacle: Obstacle, reason: FileError.Reason) throws {
        let name = obstacle == .linkedFolder ? "in" : "replaced"
        let path = scratch.path + "/" + name
        switch obstacle {
        case .link, .linkedFolder: unsafe symlink("/elsewhere", path)
        case .folder: try Folder(path).create()
        case .pipe: unsafe mkfifo(path, 0o600)
        }
        let error = #expect(throws: FileError.self) { try begin(transaction()) }
        #expect(error == FileError(path: path, action: .write, reason: reason))
        #expect(transaction().state == nil)
    }

    @Test func `the folder of the staging folder is no link either`() throws {
        let elsewhere = try Scratch()
        let link = scratch.path("linked")
        unsafe symlink(elsewhere.path, link)
        let transaction = FileTransaction(root: scratch.path, staging: link + "/.staging")
        #expect(throws: FileError(path: link, action: .write, reason: .link(to: elsewhere.path))) {
            try transaction.prepare(note: [1], [.init("linked/a") { [1] }])
        }
        #expect(try elsewhere.entries == [])
    }
}
