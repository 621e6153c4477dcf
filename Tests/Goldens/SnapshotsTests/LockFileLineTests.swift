import LayoutSimErrors
import LayoutSimSnapshots
import Testing

/// Lines at the border of what a lock file holds.
@Suite struct LockFileLineTests {
    static let hashes = "0123456789abcdef0123456789abcdef 0123456789abcdef0123456789abcdef"

    @Test(arguments: [
        ("a/b \(hashes) 640x1136 cairo\r\n", "a/b \(hashes) 640x1136 cairo\n"),
        (
            "a/b \(hashes) 640x1136 cairo\r\nc/d \(hashes) 640x1136 cairo\r\n",
            "a/b \(hashes) 640x1136 cairo\nc/d \(hashes) 640x1136 cairo\n"
        ),
        ("a/b \(hashes) 640x1136 cairo", "a/b \(hashes) 640x1136 cairo\n"),
    ])
    func `a line is written again as it was, with the end that all lines have`(_ text: String, _ written: String) throws
    {
        #expect(try LockFile(parsing: text, file: "x.lock").description == written)
    }

    @Test(arguments: ["a/b \(hashes) 640x1136 cai\tro\n", "a/b \(hashes) 640x1136\n"])
    func `a line that only looks like one is refused`(_ text: String) throws {
        let error = try #require(throws: SnapshotError.self) { try LockFile(parsing: text, file: "x.lock") }
        #expect(error.line == 1)
        #expect(error.exitStatus.rawValue == 65)
    }
}
