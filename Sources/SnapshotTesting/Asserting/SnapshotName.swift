import Foundation
import LayoutSimSnapshots
import Synchronization

/// Which snapshot of which test it is.
struct SnapshotName: Hashable {
    /// The name of the test's file, without its ending, or of a folder that the test asks for.
    let file: String
    let test: String
    /// The name that the test gives it, or else its number in the test, from 1.
    let identifier: String

    private static let counts = Mutex<[String: Int]>([:])

    /// Names a snapshot; one without a name of its own is the next of its test.
    init(_ name: String?, test: String, folder: String? = nil, file path: String) {
        file = folder.map(SnapshotName.word) ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.test = SnapshotName.word(test)
        identifier = name.map(SnapshotName.word) ?? SnapshotName.next("\(path) \(test)")
    }

    private static func next(_ test: String) -> String {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return "\(counts[test, default: 1])"
        }
    }

    /// The text with a hyphen for whatever is no letter, digit or underscore, and none at its ends.
    private static func word(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }

    /// The golden's identity: `CardTests.testCard/dark`.
    var key: SnapshotKey { SnapshotKey(screen: "\(file).\(test)", variant: identifier) }

    /// Where Apple's systems keep the reference.
    func reference(_ pathExtension: String?, in folder: String?, beside path: String) -> URL {
        let folder =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? URL(fileURLWithPath: path).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(file)
        let name = folder.appendingPathComponent("\(test).\(identifier)")
        return pathExtension.map { name.appendingPathExtension($0) } ?? name
    }
}
