import Foundation
import LayoutSimErrors
import LayoutSimFiles
import Testing

@Suite struct FileWritingTests {
    @Test func `a file is replaced and nothing is left beside it`() throws {
        let scratch = try Scratch()
        let file = File(scratch.path("a.txt"))
        try file.write("old and longer")
        try file.write("new")
        #expect(try file.contents() == Array("new".utf8))
        #expect(try scratch.entries == ["a.txt"])
    }

    @Test func `a replaced file keeps its permissions`() throws {
        let scratch = try Scratch()
        let file = File(scratch.path("a"))
        try file.write("x")
        unsafe #expect(chmod(file.path, 0o751) == 0)
        try file.write("y")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o751)
    }

    @Test func `a link stays a link and its target is replaced`() throws {
        let scratch = try Scratch()
        try File(scratch.path("target")).write("x")
        unsafe #expect(symlink("target", scratch.path("link")) == 0)
        try File(scratch.path("link")).write("y")
        #expect(try File(scratch.path("target")).contents() == Array("y".utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link")) == "target")
        #expect(try scratch.entries == ["link", "target"])
    }

    struct Refusal: Sendable {
        var path: String
        var reason: FileError.Reason
        var text: String
    }

    static let refusals = [
        Refusal(path: "/tmp", reason: .folder, text: "cannot write: it is a folder; name a file"),
        Refusal(
            path: "/no/such/folder/x", reason: .missing,
            text: "cannot write: its folder does not exist; create it first"),
        Refusal(path: "/dev/full", reason: .diskFull, text: "cannot write: no space left on the device"),
        Refusal(path: "", reason: .invalidName, text: "cannot write: the path is empty or holds a zero byte"),
        Refusal(
            path: "/dev/null/x", reason: .notFolder, text: "cannot write: a part of the path is not a folder"),
    ]

    @Test(arguments: refusals) func `what cannot be written says why`(_ refusal: Refusal) throws {
        let error = #expect(throws: FileError.self) { try File(refusal.path).write("x") }
        #expect(error?.reason == refusal.reason)
        #expect(error?.description == "\(refusal.path): error: \(refusal.text)")
        #expect(error?.exitStatus == .fault)
    }

    @Test func `no file can be created in /proc`() throws {
        #expect(throws: FileError.self) { try File("/proc/layoutsim.png").write("x") }
    }

    @Test func `a folder without permission is refused`() async {
        await #expect(processExitsWith: .success) {
            becomeOrdinaryUser()
            let scratch = try Scratch()
            unsafe #expect(chmod(scratch.path, 0o555) == 0)
            defer { _ = unsafe chmod(scratch.path, 0o755) }
            let path = scratch.path("a")
            #expect(throws: FileError(path: path, action: .write, reason: .noPermission)) { try File(path).write("x") }
            #expect(try scratch.entries == [])
        }
    }

    @Test func `a write-protected file is not replaced`() async {
        await #expect(processExitsWith: .success) {
            becomeOrdinaryUser()
            let scratch = try Scratch()
            let file = File(scratch.path("a"))
            try file.write("x")
            unsafe #expect(chmod(file.path, 0o444) == 0)
            #expect(throws: FileError(path: file.path, action: .write, reason: .noPermission)) { try file.write("y") }
            #expect(try file.contents() == Array("x".utf8))
            #expect(try scratch.entries == ["a"])
        }
    }

    /// The process may write only files of a few bytes, as on a disk that is nearly full.
    @Test func `a file that does not fit leaves the old one and nothing else`() async throws {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            let file = File(scratch.path("a"))
            try file.write("old")
            var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
            signal(SIGXFSZ, SIG_IGN)
            unsafe #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
            let error = #expect(throws: FileError.self) { try file.write([UInt8](repeating: 7, count: 5000)) }
            #expect(error?.reason == .system(EFBIG))
            #expect(try file.contents() == Array("old".utf8))
            #expect(try scratch.entries == ["a"])
        }
    }

    @Test func `many writers at once do not disturb each other`() async throws {
        let scratch = try Scratch()
        let path = scratch.path("a")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for letter in "abcdefghijklmnop" {
                group.addTask { try File(path).write(String(repeating: letter, count: 50_000)) }
            }
            try await group.waitForAll()
        }
        let contents = try File(path).contents()
        #expect(contents.count == 50_000)
        #expect(Set(contents).count == 1)
        #expect(try scratch.entries == ["a"])
    }
}
