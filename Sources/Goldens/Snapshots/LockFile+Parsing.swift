import LayoutSimFiles
import LayoutSimPixels

extension LockFile {
    /// Parses the text of a lock file, with LF or CRLF line endings; `file` is the path that errors name.
    package init(parsing text: String, file: String) throws(SnapshotError) {
        self.init()
        if let marker = GitMarker(in: text) { throw SnapshotError(file: file, marker) }
        let lines = text.withoutCarriageReturns.split(separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in lines.enumerated() where !line.isEmpty {
            guard let (key, entry) = LockFile.entry(line) else {
                throw SnapshotError(file: file, line: place + 1, .lockLine(String(line)))
            }
            guard entries.updateValue(entry, forKey: key) == nil else {
                throw SnapshotError(file: file, line: place + 1, .duplicateKey(key))
            }
        }
    }

    private static func entry(_ line: Substring) -> (SnapshotKey, Entry)? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 5, let key = SnapshotKey(words[0]), let treeHash = ContentHash(words[1]),
            let pixelHash = ContentHash(words[2]), !words[4].isEmpty, words[4].utf8.allSatisfy({ $0 > 0x20 })
        else { return nil }
        let sides = words[3].split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
            PNGLimits.allow(width: width, height: height)
        else { return nil }
        return (
            key,
            Entry(
                treeHash: treeHash, pixelHash: pixelHash, width: width, height: height,
                fingerprint: String(words[4]))
        )
    }
}
