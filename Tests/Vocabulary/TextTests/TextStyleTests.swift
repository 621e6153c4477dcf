import LayoutSimText
import Testing

@Suite struct TextStyleTests {
    @Test(arguments: TextStyle.allCases) func `letters and lines grow with the content size`(_ style: TextStyle) {
        let sizes = ContentSizeCategory.allCases.map { style.font(at: $0).size }
        let leadings = ContentSizeCategory.allCases.map { style.leading(at: $0) }
        #expect(sizes == sizes.sorted())
        #expect(leadings == leadings.sorted())
        #expect(zip(sizes, leadings).allSatisfy { $0 < $1 })
    }

    @Test func `the usual sizes are those of every phone that is new`() {
        #expect(TextStyle.body.font() == .system(size: 17))
        #expect(TextStyle.headline.font() == .system(size: 17, weight: .semibold))
        #expect(TextStyle.largeTitle.font(at: .accessibilityExtraExtraExtraLarge).size == 60)
        let text = TextContent("a", style: .caption1, at: .extraLarge)
        #expect(text.font.size == 14)
        #expect(text.lineLeading == 19)
    }
}
