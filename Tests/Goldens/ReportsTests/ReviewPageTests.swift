import LayoutSimCauses
import LayoutSimSnapshots
import Testing

@testable import LayoutSimReports

struct ReviewPageTests {
    /// Returns the text between the tags of the data.
    private func data(of page: String) throws -> Substring {
        let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
        let rest = page[start.upperBound...]
        return rest[..<(try #require(rest.firstRange(of: "</script>")).lowerBound)]
    }

    @Test func needsNothingFromElsewhere() {
        let page = ReviewPage(sampleReport).text
        for address in ["http:", "https:", "src=\"", "href", "@import", "url("] {
            #expect(!page.contains(address), "\(address)")
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
        #expect(ReviewPage(sampleReport).text.contains(" id=\"pictures\">AQID\nBAUGBw==\nCAk=</script>"))
        #expect(document.contains("\"pictures\": {\"old\": 0, \"new\": 1, \"difference\": 2}"))
        #expect(document.contains("\"old\": [0, 0, 232, 232], \"new\": [0, 0, 214, 214]"))
        #expect(document.contains("\"command\": \"layoutsim accept --group 7c1f\""))
    }

    @Test func stepsOfScriptsSayTheirPlaceInTheStrip() throws {
        var variant = ReviewVariant(
            key: "sign-up/iphone-6@2x-done", screen: "sign-up", device: "iphone-6", outcome: .same)
        variant.step = ScriptStep(number: 2, name: "done", variant: "iphone-6@2x")
        let page = ReviewPage(ReviewReport(groups: [], variants: [variant])).text
        #expect(try data(of: page).contains("\"step\": [2, \"done\", \"iphone-6@2x\"]"))
    }

    @Test func momentsSayTheirPlaceInTheRecording() throws {
        let page = ReviewPage(try MotionReport.report()).text
        let data = try data(of: page)
        #expect(data.contains(#""step": [2, "opening", "iphone-6@2x", ["opening", 75, 1]]"#))
        // The moments that changed are in the group; each has its part of the picture.
        #expect(data.contains(#""variants": [2, 3]"#))
        #expect(data.ranges(of: #""key": "menu/iphone-6@2x-opening""#).count == 5)
        Attachment.record(page, named: "recording.html")
    }

    @Test func hostileTextsStayTexts() throws {
        let hostile = "</script><img src=x onerror=alert(1)><!--"
        let variant = ReviewVariant(
            key: hostile, screen: hostile, device: hostile, content: hostile, outcome: .layout,
            headline: Headline(hostile, reason: hostile),
            treeDiff: [hostile], tree: [ReviewVariant.TreeLine(hostile)])
        let group = ReviewGroup(
            id: hostile, headline: Headline(hostile, reason: hostile), outcome: .layout, variants: [hostile],
            path: [hostile])
        let page = ReviewPage(ReviewReport(groups: [group], variants: [variant]), title: hostile).text
        #expect(!page.contains("<img"))
        #expect(!page.contains("<!--"))
        #expect(page.components(of: "</script>") == 3)
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
        #expect(page.components(of: "TWE=") == 1)
    }

    @Test func theSameReportIsTheSamePage() throws {
        let report = try DrawnReport.report()
        let page = ReviewPage(report, title: "Badges").text
        #expect(page == ReviewPage(report, title: "Badges").text)
        Attachment.record(page, named: "report.html")
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
