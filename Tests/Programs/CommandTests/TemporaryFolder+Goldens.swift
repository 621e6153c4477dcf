import Foundation
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

extension TemporaryFolder {
    /// Changes the trees of goldens and their lines in the lock file, as if they had been recorded that way.
    func changeGoldens(of device: String, _ change: (String) -> String) throws {
        let goldens = SnapshotFolder(url.appendingPathComponent("Snapshots").path)
        var lock = try goldens.lock()
        for key in lock.entries.keys.sorted() where key.variant.hasPrefix("\(device)-") {
            let text = try goldens.treeText(key)
            let changed = change(text)
            try #require(changed != text)
            try goldens.treeFile(key).write(changed)
            lock.entries[key]?.treeHash = ContentHash(ofText: changed)
        }
        try goldens.lockFile.write(lock.description)
    }
}
