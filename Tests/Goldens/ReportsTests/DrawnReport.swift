import LayoutSimCauses
import LayoutSimPixels
import LayoutSimSnapshots

@testable import LayoutSimReports

/// A run with viewable pictures.
enum DrawnReport {
    /// Returns a report on a square that moves, on three devices, with viewable pictures.
    static func report() throws -> ReviewReport {
        let variants = try [320, 375, 414].flatMap { width in
            try ["typical", "longest"].map { try drawnVariant(width: width, content: $0) }
        }
        let same = (0..<20).map { number in
            ReviewVariant(
                key: "badge-list/w\(number)", screen: "badge-list", device: "w\(number % 5)",
                content: "row \(number / 5)", outcome: .same)
        }
        let group = ReviewGroup(
            id: "7c1f", headline: Headline("patch.y 40 → 58", reason: "because title 1 → 2 lines"), outcome: .layout,
            variants: variants.filter { $0.outcome == .layout }.map(\.key),
            path: ["title.height +18", "patch.top == title.bottom + 8"])
        var report = ReviewReport(groups: [group], variants: variants + same)
        report.run = "12"
        report.origin = RunOrigin(
            commit: "1eb7cd2a0f", branch: "main", date: "2026-11-22T06:20:11+00:00", hasChanges: true)
        return report
    }

    private static func drawnVariant(width: Int, content: String) throws -> ReviewVariant {
        let old = PixelRect(x: 40, y: 40, width: width / 2, height: 100)
        let new = PixelRect(x: 40, y: 58, width: width / 2, height: 100)
        let screen = PixelRect(x: 0, y: 0, width: width, height: 300)
        let key = "badge-detail/w\(width)-\(content)"
        let isLayout = content == "longest"
        let difference = try picture(screen, square: old, red: 255, key: key)
        var variant = ReviewVariant(
            key: key, screen: "badge-detail", device: "w\(width)", content: content,
            outcome: isLayout ? .layout : .paint,
            headline: isLayout ? Headline("patch.y 40 → 58", reason: "because title 1 → 2 lines") : Headline(""),
            sections: isLayout ? sections : [[ExplanationLine(.pixels, SnapshotChange.noPixelDiffers)]],
            treeDiff: ["  view", "- patch  40 40 100 100", "+ patch  40 58 100 100"],
            tree: [
                ReviewVariant.TreeLine("view  0 0 \(width) 300", expected: screen, actual: screen),
                ReviewVariant.TreeLine("    background #EEEEEE"),
                ReviewVariant.TreeLine("  patch  40 58 \(width / 2) 100", expected: old, actual: new),
                ReviewVariant.TreeLine("      image drawing"), ReviewVariant.TreeLine("constraints"),
                ReviewVariant.TreeLine("  patch.top == title.bottom + 8  tight"),
            ],
            pictures: ReviewVariant.Pictures(
                expected: try picture(screen, square: old, red: 40, key: key),
                actual: try picture(screen, square: new, red: isLayout ? 40 : 120, key: key), difference: difference))
        variant.digest = ContentHash(ofText: key)
        if width == 320 { variant.pictures.sizeMap = difference }
        if isLayout { variant.resized = ResizedFrames(resized, compared: 320...1400, widths: [320...590, 860...1400]) }
        return variant
    }

    /// Two causes, one of which is proven by a path.
    private static let sections = [
        [
            ExplanationLine(.cause, "title text \"A\" → \"A title\""), ExplanationLine(.effect, "patch.y 40 → 58"),
            ExplanationLine(.path, "title.height +18"), ExplanationLine(.path, "patch.top == title.bottom + 8"),
            ExplanationLine(.proof, "with it reverted, these effects disappear, others remain"),
        ],
        [
            ExplanationLine(.cause, "patch background #28... → #FF..."),
            ExplanationLine(.effect, "patch painted differently"),
            ExplanationLine(.proof, "with it reverted, these effects disappear, others remain"),
        ],
        [ExplanationLine(.together, "view alpha 1 → 0.9")], [ExplanationLine(.sizes, resized)],
        [ExplanationLine(.pixels, "900 px changed")],
    ]

    private static let resized = "frames of patch change for widths 320 … 590, 860 … 1400"

    private static func picture(_ screen: PixelRect, square: PixelRect, red: UInt8, key: String) throws
        -> ReviewVariant.Picture
    {
        var bitmap = Bitmap(
            width: screen.width, height: screen.height,
            filledWith: Pixel(alpha: 255, red: 238, green: 238, blue: 238))
        for y in square.y..<(square.y + square.height) {
            for x in square.x..<(square.x + square.width) {
                bitmap[x, y] = Pixel(alpha: 255, red: red, green: 80, blue: 160)
            }
        }
        return ReviewVariant.Picture(path: "\(key).png", png: try bitmap.pngData(file: key))
    }
}
