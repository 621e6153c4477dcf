package import LayoutSimPixels
import LayoutSimRendering

/// `snapshots.lock`: the hashes of every golden, one sorted line each, so that comparing does not decode pictures.
package struct LockFile: Hashable, Sendable {
    /// The hashes of a golden.
    package struct Entry: Hashable, Sendable {
        /// The hash of the text of the layout tree.
        package var treeHash: ContentHash
        /// The hash of the decoded pixels.
        package var pixelHash: ContentHash
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int
        /// The libraries and fonts with which the image was drawn.
        package var fingerprint: String

        package init(treeHash: ContentHash, pixelHash: ContentHash, width: Int, height: Int, fingerprint: String) {
            self.treeHash = treeHash
            self.pixelHash = pixelHash
            self.width = width
            self.height = height
            self.fingerprint = fingerprint
        }

        /// Creates the entry of a golden whose image this program drew.
        package init(treeText: String, picture: Bitmap) {
            self.init(
                treeHash: ContentHash(ofText: treeText), pixelHash: picture.pixelHash, width: picture.width,
                height: picture.height, fingerprint: Renderer.fingerprint)
        }

        /// Returns whether both have the same tree and the same pixels, regardless of what drew them.
        package func agrees(with other: Entry) -> Bool {
            treeHash == other.treeHash && pixelHash == other.pixelHash
        }
    }

    /// The entries by golden.
    package var entries: [SnapshotKey: Entry]

    package init(_ entries: [SnapshotKey: Entry] = [:]) {
        self.entries = entries
    }

    /// The name of the file in the folder of the goldens.
    package static let name = "snapshots.lock"
}

extension LockFile: CustomStringConvertible {
    /// The text of the file.
    package var description: String {
        entries.sorted { $0.key < $1.key }.map { key, entry in
            "\(key) \(entry.treeHash) \(entry.pixelHash) \(entry.width)x\(entry.height) \(entry.fingerprint)\n"
        }.joined()
    }
}
