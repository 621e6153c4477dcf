import LayoutSimComparison
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimReview
import LayoutSimSnapshots

/// Descriptions of golden files and comparisons of two, for git's textconv and difftool.
enum ShownFiles {
    private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".layout"]

    /// Returns whether an operand is the path of a file rather than the name of a change.
    static func isFile(_ name: String) -> Bool {
        (endings.contains { name.hasSuffix($0) } || name.hasPrefix("/") || name.hasPrefix("./")) && File(name).exists
    }

    /// Returns the contents of a file as text that can be compared by lines.
    static func text(of path: String) throws -> String {
        let bytes = try File(path).contents()
        guard isPicture(bytes) else { return String(decoding: bytes, as: UTF8.self) }
        let picture = try Bitmap(picture: bytes, file: path)
        let size = "\(picture.width)x\(picture.height) pixels\npixel hash \(picture.pixelHash)\n"
        return size + colors(of: picture).map { "\($0.color) \($0.count) pixels\n" }.joined()
    }

    /// Returns the differences between two files; empty if there are none.
    static func difference(_ old: String, _ new: String) throws -> String {
        let (before, after) = (try File(old).contents(), try File(new).contents())
        // Git passes an empty file for one that does not exist.
        if before.isEmpty || after.isEmpty { return "\(before.isEmpty ? "new" : "removed")\n" }
        if isPicture(before), isPicture(after) {
            return try difference(Bitmap(picture: before, file: old), Bitmap(picture: after, file: new))
        }
        return try difference(
            GoldenTree(String(decoding: before, as: UTF8.self), file: old),
            GoldenTree(String(decoding: after, as: UTF8.self), file: new))
    }

    /// Returns the differences moment by moment; those that only one side has are omitted.
    private static func difference(_ old: GoldenTree, _ new: GoldenTree) -> String {
        var text = ""
        for (time, now) in zip(new.times, new.documents) {
            guard let place = old.times.firstIndex(of: time) else { continue }
            let difference = TreeDifference(golden: old.documents[place], now: now)
            let lines = difference.movedFrames.map(\.description) + difference.lines
            if !lines.isEmpty, new.strip != nil { text += "moment \(decimal(time))\n" }
            text += lines.map { $0 + "\n" }.joined()
        }
        return text
    }

    private static func difference(_ old: Bitmap, _ new: Bitmap) -> String {
        let comparison = PictureComparison(expected: old, actual: new)
        guard comparison.verdict != .identical else { return "" }
        return comparison.lines.map { $0 + "\n" }.joined() + blocks(Bitmap(differenceOf: old, new, comparison))
    }

    /// Returns the image in characters, if standard output is a terminal.
    private static func blocks(_ picture: Bitmap) -> String {
        guard StandardStream.output.takesColor else { return "" }
        let fit = PictureFit(
            width: picture.width, height: picture.height, into: (72, 40), cell: PictureFit.usualCell)
        return BlockPicture(picture, fit).lines
            .map { $0 + "\n" }.joined()
    }

    private static func isPicture(_ bytes: [UInt8]) -> Bool { PictureFormat(of: bytes) != nil }

    /// Returns the ten colors that cover the largest areas, largest first.
    private static func colors(of picture: Bitmap) -> [(color: String, count: Int)] {
        var counts: [UInt32: Int] = [:]
        for pixel in picture.pixels { counts[pixel.bits, default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(10).map { ("#\(Pixel(bits: $0.key).description.dropFirst(2))", $0.value) }
    }
}
