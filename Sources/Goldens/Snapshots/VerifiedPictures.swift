import LayoutSimFiles
import LayoutSimPixels
import Synchronization

/// The images that were decoded and found to match their line in the lock file: a file that has not changed since is
/// not decoded again.
final class VerifiedPictures: Sendable {
    /// A file and its pixels.
    private struct Pair: Hashable {
        var file: ContentHash
        var pixels: ContentHash
    }

    private let path: String
    private let known: Mutex<Set<Pair>>

    /// Reads the results of earlier runs; an unreadable file is ignored.
    init(path: String) {
        self.path = path
        let lines = (try? File(path).contents())?.split(separator: 10) ?? []
        known = Mutex(
            Set(
                lines.compactMap { line in
                    let hashes = line.split(separator: 32).map { ContentHash(String(decoding: $0, as: UTF8.self)) }
                    guard hashes.count == 2, let file = hashes[0], let pixels = hashes[1] else { return nil }
                    return Pair(file: file, pixels: pixels)
                }))
    }

    /// Returns whether the image in a PNG has pixels with a hash; throws if it cannot be decoded.
    func holds(_ pixels: ContentHash, in png: [UInt8], file: String) throws -> Bool {
        let pair = Pair(file: ContentHash(of: png), pixels: pixels)
        if known.withLock({ $0.contains(pair) }) { return true }
        guard try Bitmap(png: png, file: file).pixelHash == pixels else { return false }
        known.withLock { _ = $0.insert(pair) }
        // If this cannot be written, the image is decoded again next time.
        try? GrowingFile(path).append(line: "\(pair.file) \(pair.pixels)")
        return true
    }
}
