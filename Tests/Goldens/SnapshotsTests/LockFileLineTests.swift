import LayoutSimErrors
import LayoutSimSnapshots
import Testing

/// Texts that look like a line of a lock file and are not.
@Suite struct LockFileLineTests {
    static let hashes = "0123456789abcdef0123456789abcdef 0123456789abcdef0123456789abcdef"

    @Test(arguments: [
        "a/b \(hashes) 640x1136 cairo\r\n", "a/b \(hashes) 640x1136 cairo\r\nc/d \(hashes) 640x1136 cairo\r\n",
        "a/b \(hashes) 640x1136 cai\tro\n", "a/b \(hashes) 640x1136 cairo", "a/b \(hashes) 640x1136\n",
    ])
    func `a line is refused or written again as it was, without carriage returns`(_ text: String) throws {
        do throws(SnapshotError) {
            let lock = try LockFile(parsing: text, file: "x.lock")
            let lines = text.replacing("\r\n", with: "\n")
            #expect(lock.description == lines + (lines.hasSuffix("\n") ? "" : "\n"))
        } catch {
            #expect(error.line == 1)
            #expect(error.exitStatus.rawValue == 65)
        }
    }
}
