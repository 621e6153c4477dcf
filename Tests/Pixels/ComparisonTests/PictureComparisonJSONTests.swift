import LayoutSimComparison
import LayoutSimJSON
import LayoutSimPixels
import Testing

/// A comparison reads back as the value that was written.
@Suite struct PictureComparisonJSONTests {
    private static let page = Bitmap.noise(40, 60, seed: 3)

    static let pairs: [(Bitmap, Bitmap)] = [
        (page, page), (page, .noise(40, 60, seed: 4)), (page, .noise(50, 55, seed: 5)),
        (Bitmap(40, 60), Bitmap(40, 60).scribbled(in: PixelRect(x: 3, y: 4, width: 9, height: 9), seed: 6)),
        (Bitmap(0, 0), Bitmap(0, 3)), (page, page.rows([-1, -1, -1] + Array(0..<57))),
        (page, page.rows(Array(20..<60) + Array(0..<20))),
        (Bitmap(40, 60), Bitmap(40, 60).filled(.redInk, in: PixelRect(x: 3, y: 4, width: 5, height: 6))),
        (Bitmap(40, 60).filled(.redInk, in: PixelRect(x: 3, y: 4, width: 5, height: 6)), Bitmap(40, 60)),
        (
            Bitmap(40, 60).filled(.redInk, in: PixelRect(x: 3, y: 4, width: 5, height: 6)),
            Bitmap(40, 60).filled(.blueInk, in: PixelRect(x: 3, y: 4, width: 5, height: 6))
        ),
    ]

    @Test(arguments: pairs.indices) func `a comparison is read back`(_ place: Int) throws {
        let (expected, actual) = Self.pairs[place]
        let views = [
            ViewArea(id: "view", rect: PixelRect(x: 0, y: 0, width: 40, height: 60)),
            ViewArea(id: "a \"b\"", rect: PixelRect(x: 0, y: 0, width: 20, height: 20)),
        ]
        for limit in [1, 20] {
            let comparison = PictureComparison(
                expected: expected, actual: actual, views: views, expectedViews: views, scale: 2, regionLimit: limit)
            let text = Array(comparison.json.indented.utf8)
            let read = try PictureComparison(JSONDocument(parsing: text, file: "causes.json").root)
            #expect(read == comparison)
            #expect(read.lines == comparison.lines)
        }
    }

    @Test func `moved, inserted, removed and recolored parts are among them`() {
        let lines = Self.pairs.flatMap { PictureComparison(expected: $0, actual: $1).lines }.joined(separator: "\n")
        for word in ["moved", "inserted", "removed", "recolored", "added", "changed"] {
            #expect(lines.contains(word), "\(word)")
        }
    }
}
