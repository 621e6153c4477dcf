import Foundation
import LayoutSimSnapshots
import Synchronization

/// The name of a snapshot within its test.
struct SnapshotName: Hashable {
    /// The name of the test's file, without its extension, or of a folder that the test specifies.
    let file: String
    let test: String
    /// The identifier that the test specifies, or else the snapshot's number in the test, from 1.
    let identifier: String

    private static let counts = Mutex<[String: Int]>([:])

    /// Creates a snapshot's name; without an identifier, it gets the next number of its test.
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

    /// Returns the text with hyphens in place of characters other than letters, digits and underscores, and none at its
    /// ends.
    private static func word(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }

    /// The key of the golden: `CardTests.testCard/dark`.
    var key: SnapshotKey { SnapshotKey(screen: "\(file).\(test)", variant: identifier) }

    /// Returns the URL of the reference on Apple's systems.
    func reference(_ pathExtension: String?, in folder: String?, beside path: String) -> URL {
        let folder =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? URL(fileURLWithPath: path).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__").appendingPathComponent(file)
        let name = folder.appendingPathComponent("\(test).\(identifier)")
        return pathExtension.map { name.appendingPathExtension($0) } ?? name
    }
}
