import Glibc
import LayoutSimErrors
import LayoutSimFiles
import Testing

@Suite struct FileReadingTests {
    @Test func `a file is read wholly`() throws {
        let scratch = try Scratch()
        let bytes = (0..<200_000).map { UInt8($0 % 251) }
        try File(scratch.path("a")).write(bytes)
        #expect(try File(scratch.path("a")).contents() == bytes)
    }

    @Test func `an empty file has no bytes`() throws {
        #expect(try File("/dev/null").contents() == [])
    }

    @Test func `the limit is inclusive`() throws {
        let scratch = try Scratch()
        let file = File(scratch.path("a"))
        try file.write("12345")
        #expect(try file.contents(limit: 5).count == 5)
        #expect(throws: FileError(path: file.path, action: .read, reason: .tooLarge(limit: 4))) {
            try file.contents(limit: 4)
        }
    }

    @Test func `a device without end stops at the limit`() {
        #expect(throws: FileError(path: "/dev/zero", action: .read, reason: .tooLarge(limit: 100_000))) {
            try File("/dev/zero").contents(limit: 100_000)
        }
    }

    @Test func `a file whose size the system does not tell is read`() throws {
        #expect(try File("/proc/self/status").contents().count > 100)
    }

    @Test func `a pipe to which nobody writes is an error, and nothing to wait for`() throws {
        let scratch = try Scratch()
        let pipe = File(scratch.path("pipe"))
        unsafe #expect(mkfifo(pipe.path, 0o600) == 0)
        let error = FileError(path: pipe.path, action: .read, reason: .idlePipe)
        #expect(throws: error) { try pipe.contents() }
        #expect(error.description.hasSuffix("it is a pipe to which nobody writes; put a file in its place"))
    }

    @Test func `a pipe is read until its writer is done`() async throws {
        let scratch = try Scratch()
        let pipe = File(scratch.path("pipe"))
        unsafe #expect(mkfifo(pipe.path, 0o600) == 0)
        let writer = unsafe open(pipe.path, O_RDWR)
        unsafe #expect(write(writer, "some", 4) == 4)
        let reading = Task.detached { try pipe.contents() }
        var left: Int32 = 1
        while left > 0 {
            guard unsafe ioctl(writer, UInt(FIONREAD), &left) == 0 else { break }
            await Task.yield()
        }
        close(writer)
        #expect(try await reading.value == Array("some".utf8))
    }

    @Test func `a pipe that nobody reads is not written`() throws {
        let scratch = try Scratch()
        let pipe = File(scratch.path("pipe"))
        unsafe #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(throws: FileError(path: pipe.path, action: .write, reason: .readerGone)) { try pipe.write("some") }
    }

    struct Refusal: Sendable {
        var path: String
        var reason: FileError.Reason
        var text: String
    }

    static let refusals = [
        Refusal(path: "/no/such/file", reason: .missing, text: "/no/such/file: error: cannot read: no such file"),
        Refusal(path: "/tmp", reason: .folder, text: "/tmp: error: cannot read: it is a folder; name a file"),
        Refusal(path: "", reason: .invalidName, text: ": error: cannot read: the path is empty or holds a zero byte"),
        Refusal(
            path: "a\0b", reason: .invalidName, text: "a\0b: error: cannot read: the path is empty or holds a zero byte"
        ),
        Refusal(
            path: "/dev/null/x", reason: .notFolder,
            text: "/dev/null/x: error: cannot read: a part of the path is not a folder"),
        Refusal(
            path: String(repeating: "x", count: 300), reason: .system(ENAMETOOLONG),
            text: String(repeating: "x", count: 300) + ": error: cannot read: file name too long"),
    ]

    @Test(arguments: refusals) func `what cannot be read says why`(_ refusal: Refusal) throws {
        let error = #expect(throws: FileError.self) { try File(refusal.path).contents() }
        #expect(error?.reason == refusal.reason)
        #expect(error?.description == refusal.text)
        #expect(error?.exitStatus == .inputNotReadable)
    }

    @Test func `a file without permission is refused`() async {
        await #expect(processExitsWith: .success) {
            becomeOrdinaryUser()
            let scratch = try Scratch()
            let file = File(scratch.path("secret"))
            try file.write("x")
            unsafe #expect(chmod(file.path, 0) == 0)
            #expect(throws: FileError(path: file.path, action: .read, reason: .noPermission)) { try file.contents() }
        }
    }
}
