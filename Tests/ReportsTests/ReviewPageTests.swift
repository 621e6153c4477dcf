import LayoutSimPixels
import Testing

@testable import LayoutSimReports

struct ReviewPageTests {
    /// The text between the tags of the data.
    private func data(of page: String) throws -> Substring {
        let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
        let rest = page[start.upperBound...]
        return rest[..<(try #require(rest.firstRange(of: "</script>")).lowerBound)]
    }

    @Test func needsNothingFromElsewhere() {
        let page = ReviewPage(sampleReport).text
        for address in ["http:", "https:", "//", "src=\"", "href", "@import", "url("] {
            #expect(!page.contains(address) || address == "//", "\(address)")
        }
        // Comments of the scripts are the only double slashes.
        #expect(
            page.split(separator: "\n").allSatisfy { line in
                !line.contains("//") || line.drop { $0 == " " }.hasPrefix("// ")
            })
    }

    @Test func holdsEveryVariantInTheOrderOfTheReport() throws {
        let document = try data(of: ReviewPage(sampleReport).text)
        var rest = document[...]
        for variant in sampleReport.variants {
            let place = try #require(rest.firstRange(of: "\"key\": \"\(variant.key)\""))
            rest = rest[place.upperBound...]
        }
        #expect(document.contains("\"pictures\": [\"AQID\", \"BAUGBw==\", \"CAk=\"]"))
        #expect(document.contains("\"pictures\": {\"old\": 0, \"new\": 1, \"difference\": 2}"))
        #expect(document.contains("\"old\": [0, 0, 232, 232], \"new\": [0, 0, 214, 214]"))
        #expect(document.contains("\"command\": \"layoutsim accept --group 7c1f\""))
    }

    @Test func hostileTextsStayTexts() throws {
        let hostile = "</script><img src=x onerror=alert(1)><!--"
        let variant = ReviewVariant(
            key: hostile, screen: hostile, device: hostile, content: hostile, outcome: .layout, headline: hostile,
            treeDiff: [hostile], tree: [ReviewVariant.TreeLine(hostile)])
        let group = ReviewGroup(
            id: hostile, headline: hostile, outcome: .layout, variants: [hostile], path: [hostile])
        let page = ReviewPage(ReviewReport(groups: [group], variants: [variant]), title: hostile).text
        #expect(!page.contains("<img"))
        #expect(!page.contains("<!--"))
        #expect(page.components(of: "</script>") == 2)
        #expect(try data(of: page).contains(#"\u003c/script>\u003cimg src=x onerror=alert(1)>\u003c!--"#))
    }

    @Test func equalPicturesAreStoredOnce() throws {
        let picture = ReviewVariant.Picture(path: "a", png: [77, 97])
        let variants = (0..<9).map { number in
            ReviewVariant(
                key: "s/\(number)", screen: "s", device: "d", outcome: .paint,
                pictures: ReviewVariant.Pictures(expected: picture, actual: picture))
        }
        let page = ReviewPage(ReviewReport(groups: [], variants: variants)).text
        #expect(page.components(of: "\"TWE=\"") == 1)
    }

    @Test(arguments: [([], ""), ([77], "TQ=="), ([77, 97], "TWE="), ([77, 97, 110], "TWFu"), ([251, 255], "+/8=")])
    func base64OfRFC4648(bytes: [UInt8], text: String) {
        #expect(base64(bytes) == text)
    }

    @Test func theSameReportIsTheSamePage() throws {
        let report = try drawnReport()
        let page = ReviewPage(report, title: "Badges").text
        #expect(page == ReviewPage(report, title: "Badges").text)
        Attachment.record(page, named: "report.html")
    }

    /// A square that moves, on three devices, with pictures that can be looked at.
    private func drawnReport() throws -> ReviewReport {
        let variants = try [320, 375, 414].flatMap { width in
            try ["typical", "longest"].map { try drawnVariant(width: width, content: $0) }
        }
        let same = (0..<20).map { number in
            ReviewVariant(
                key: "badge-list/w\(number)", screen: "badge-list", device: "w\(number % 5)",
                content: "row \(number / 5)", outcome: .same)
        }
        let group = ReviewGroup(
            id: "7c1f", headline: "patch.y 40 → 58 because title 1 → 2 lines", outcome: .layout,
            variants: variants.filter { $0.outcome == .layout }.map(\.key),
            path: ["title.height +18", "patch.top == title.bottom + 8"])
        return ReviewReport(groups: [group], variants: variants + same)
    }

    private func drawnVariant(width: Int, content: String) throws -> ReviewVariant {
        let old = PixelRect(x: 40, y: 40, width: width / 2, height: 100)
        let new = PixelRect(x: 40, y: 58, width: width / 2, height: 100)
        let screen = PixelRect(x: 0, y: 0, width: width, height: 300)
        let key = "badge-detail/w\(width)-\(content)"
        let isLayout = content == "longest"
        let difference = try picture(screen, square: old, red: 255, key: key)
        return ReviewVariant(
            key: key, screen: "badge-detail", device: "w\(width)", content: content,
            outcome: isLayout ? .layout : .paint,
            headline: isLayout ? "patch.y 40 → 58 because title 1 → 2 lines" : "",
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
    }

    private func picture(_ screen: PixelRect, square: PixelRect, red: UInt8, key: String) throws
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

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
