package import LayoutSimPixels
import LayoutSimRendering

/// `snapshots.lock`: the hashes of every golden, one sorted line each, so that comparing does not decode pictures.
package struct LockFile: Hashable, Sendable {
    /// What is known of one golden.
    package struct Entry: Hashable, Sendable {
        /// The hash of the text of the layout tree.
        package var treeHash: ContentHash
        /// The hash of the decoded pixels.
        package var pixelHash: ContentHash
        /// In pixels.
        package var width: Int
        /// In pixels.
        package var height: Int
        /// The libraries and fonts that the picture was drawn with.
        package var fingerprint: String

        package init(treeHash: ContentHash, pixelHash: ContentHash, width: Int, height: Int, fingerprint: String) {
            self.treeHash = treeHash
            self.pixelHash = pixelHash
            self.width = width
            self.height = height
            self.fingerprint = fingerprint
        }

        /// The entry of a golden whose picture this program drew.
        package init(treeText: String, picture: Bitmap) {
            self.init(
                treeHash: ContentHash(ofText: treeText), pixelHash: picture.pixelHash, width: picture.width,
                height: picture.height, fingerprint: Renderer.fingerprint)
        }

        /// Whether both stand for the same tree and the same pixels, whatever drew them.
        package func agrees(with other: Entry) -> Bool {
            treeHash == other.treeHash && pixelHash == other.pixelHash
        }
    }

    /// By the identity of the golden.
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
