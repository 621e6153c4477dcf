import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

/// The effect of fonts, activity indicators and clear buttons on the sizes of controls, with square glyphs.
@Suite struct ControlLookSizeTests {
    private func size(_ content: Content) -> (width: Double?, height: Double?) {
        LiveLayout.contentSize(of: View("a", content: content), width: nil, scale: 2, rules: SystemRules()) {
            squareGlyphs($0, width: $1)
        }
    }

    @Test func `segments are as wide as titles in the font that is not selected`() {
        func width(_ change: (inout SegmentLooks) -> Void) -> Double? {
            var segment = Control.Segment("AB")
            var looks = SegmentLooks()
            change(&looks)
            segment.looks = looks
            return size(.control(.segmented([segment], selected: 0, apportionsByContent: false))).width
        }
        let standard = width { _ in }
        #expect(standard == 2 * 13.0 + 18)
        #expect(width { $0.font = .system(size: 20) } == 2 * 20.0 + 18)
        #expect(width { $0.shownFont = .system(size: 20) } == standard)
    }

    @Test func `a clear button changes no size`() {
        for border in TextField.Border.allCases {
            var field = TextField(border: border, text: TextContent("Ada", font: .system(size: 10)))
            let size = size(.textField(field))
            field.clearButton = .right
            #expect(self.size(.textField(field)) == size)
        }
    }

    @Test func `an activity indicator of a button is 20 points wide beside a title`() {
        func button(_ title: String, isActive: Bool) -> (width: Double?, height: Double?) {
            var configuration = Button.Configuration(imagePadding: 6)
            configuration.showsActivityIndicator = isActive
            return size(
                .button(Button(TextContent(title, font: .system(size: 30)), style: .configuration(configuration))))
        }
        let plain = button("OK", isActive: false)
        #expect(button("OK", isActive: true).width == plain.width.map { $0 + 26 })
        #expect(button("OK", isActive: true).height == plain.height)
        #expect(button("", isActive: true).width == 20.0 + 24)
    }
}
