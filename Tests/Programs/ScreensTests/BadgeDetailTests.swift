import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimScreens
import Testing

@Suite struct BadgeDetailTests {
    struct Expectation: CustomTestStringConvertible, Sendable {
        var phone: Phone
        var orientation = Orientation.portrait
        var model = BadgeLayoutModel.design
        /// y and height of title, patch and description, in points.
        var column: [Double]
        var tolerance = 0.0

        var testDescription: String {
            "\(phone) \(orientation) \(model == .design ? "design" : "shipped")"
        }
    }

    static let expectations = [
        Expectation(phone: .w320x568, column: [77.5, 67.5, 165, 198, 383, 52]),
        Expectation(phone: .w375x667, column: [90.5, 79, 193.5, 232, 449.5, 61]),
        Expectation(phone: .w414x736, column: [101, 87, 214, 256, 496, 67.5], tolerance: 0.5),
        Expectation(phone: .w375x667, orientation: .landscape, column: [40, 53, 117, 185, 326, 41]),
        Expectation(phone: .w320x568, orientation: .landscape, column: [39, 45, 104, 154, 278, 35]),
        Expectation(phone: .w375x667, model: .shipped, column: [106.5, 79, 201.5, 232, 449.5, 61]),
        Expectation(phone: .w320x480, model: .shipped, column: [78, 67.5, 159.5, 198, 371.5, 52]),
        Expectation(
            phone: .w375x667, orientation: .landscape, model: .shipped, column: [48, 53, 117, 185, 318, 41]),
    ]

    private let longest = BadgeDataModel(title: LongestTexts.title, description: LongestTexts.description)

    @Test("The longest texts", arguments: expectations)
    func longestTexts(_ expected: Expectation) throws {
        let viewport = expected.phone.viewport(expected.orientation)
        let layout = try layout(BadgeDetail.screen(on: viewport, data: longest, layout: expected.model))
        let column = ["title", "patch", "description"].compactMap { layout[$0]?.frame }.flatMap {
            [$0.minY, $0.height]
        }
        #expect(column.count == 6)
        for (actual, wanted) in zip(column, expected.column) {
            #expect(abs(actual - wanted) <= expected.tolerance, "\(column) is not \(expected.column)")
        }
    }

    @Test("The patch is square and centered", arguments: Phone.allCases, Orientation.allCases)
    func patch(phone: Phone, orientation: Orientation) throws {
        let viewport = phone.viewport(orientation)
        let layout = try layout(BadgeDetail.screen(on: viewport, data: longest))
        let patch = try #require(layout["patch"]).frame
        let pixel = 1 / viewport.scale
        #expect(abs(patch.width - patch.height) <= pixel)
        #expect(abs(patch.midX - viewport.size.width / 2) <= pixel)
    }

    @Test("The distances never change", arguments: Phone.allCases, Orientation.allCases)
    func spacing(phone: Phone, orientation: Orientation) throws {
        let viewport = phone.viewport(orientation)
        let gutter = BadgeLayoutModel.design.scaled(by: viewport.shorterSide / 375).verticalGutter
        for text in ["A", LongestTexts.title, LongestTexts.title + ", " + LongestTexts.title] {
            let layout = try layout(
                BadgeDetail.screen(on: viewport, data: BadgeDataModel(title: text, description: text)))
            let title = try #require(layout["title"]).frame
            let patch = try #require(layout["patch"]).frame
            let description = try #require(layout["description"]).frame
            #expect(patch.minY - title.maxY == gutter)
            #expect(description.minY - patch.maxY == gutter)
            #expect(layout.diagnostics.isEmpty)
        }
    }

    @Test func `a title that grows moves up first, then pushes down, then shrinks the patch`() throws {
        let viewport = Phone.w320x480.viewport()
        let stages = try (1...7).map { lines in
            let title = Array(repeating: "line", count: lines).joined(separator: "\n")
            let data = BadgeDataModel(title: title, description: "A sentence")
            return try #require(try layout(BadgeDetail.screen(on: viewport, data: data))["patch"]).frame
        }
        let sizes = stages.map(\.height)
        let tops = stages.map(\.minY)
        #expect(sizes == sizes.sorted(by: >), "it never grows with the title")
        #expect(sizes.first == 198 && (sizes.last ?? 198) < 198)
        #expect(tops == tops.sorted(), "it never moves up with the title")
        let firstPushed = try #require(tops.firstIndex { $0 > tops[0] })
        let firstShrunk = try #require(sizes.firstIndex { $0 < sizes[0] })
        #expect(0 < firstPushed && firstPushed < firstShrunk)
    }

    @Test("Rotating there and back gives the identical layout", arguments: Phone.allCases)
    func rotation(phone: Phone) throws {
        let frames = try [Orientation.portrait, .landscape, .portrait].map { orientation in
            try layout(BadgeDetail.screen(on: phone.viewport(orientation), data: longest)).views.map(\.frame)
        }
        #expect(frames[0] == frames[2])
        #expect(frames[0] != frames[1])
    }

    @Test func `the patch may come later without moving anything`() throws {
        let viewport = Phone.w375x667.viewport()
        var data = longest
        let before = try layout(BadgeDetail.screen(on: viewport, data: data)).views.map(\.frame)
        data.image = Patch(of: "challenge").image
        #expect(try layout(BadgeDetail.screen(on: viewport, data: data)).views.map(\.frame) == before)
    }
}
