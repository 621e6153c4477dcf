import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Square glyphs of 10 points: a text of n letters is 10 n wide and 10 high, its baseline 8 below the top.
@Suite struct IntrinsicSizeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var reason: String
        var content: Content
        var size: Size
        var testDescription: String { reason }

        init(_ reason: String, _ content: Content, _ width: Double, _ height: Double) {
            self.reason = reason
            self.content = content
            size = Size(width: width, height: height)
        }
    }

    private static func text(_ count: Int, size: Double = 10) -> TextContent {
        TextContent(String(repeating: "x", count: count), font: .system(size: size))
    }

    private static func image(_ width: Double, _ height: Double) -> Image {
        let size = Size(width: width, height: height)
        return Image(.file("x"), size: size, intrinsicSize: size)
    }

    private static func button(
        _ count: Int, image: Image? = nil, _ style: Button.Style = .classic(contentInsets: nil), size: Double = 10
    ) -> Content {
        .button(Button(count == 0 ? nil : text(count, size: size), image: image, style: style))
    }

    private static func configured(
        _ count: Int, image: Image? = nil, placement: Button.Configuration.ImagePlacement = .leading
    ) -> Content {
        let configuration = Button.Configuration(imagePlacement: placement, imagePadding: 6)
        return button(count, image: image, .configuration(configuration))
    }

    /// The system's sizes of 2018.
    private static let rules: SystemRules = {
        var rules = SystemRules()
        rules.controls.toggle = Size(width: 51, height: 31)
        rules.controls.sliderHeight = 31
        rules.controls.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
        rules.controls.segmentSeparator = 1
        rules.controls.plainFieldHeight = 0
        rules.controls.pageControlHeight = 37
        return rules
    }()

    @Test(
        arguments: [
            Case("a label without text has no size", .label(text(0), color: .black), 0, 0),
            Case("a title alone is 12 points lower than its button", button(4), 40, 22),
            Case("a short title has a button of 30 points", button(2), 30, 22),
            Case("titles take whole points", button(3, size: 10.3), 31, 23),
            Case("insets of its own take away the 12 and the 30", button(2, .classic(contentInsets: .zero)), 20, 10),
            Case(
                "insets add to the title",
                button(2, .classic(contentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))), 26, 14),
            Case("a picture stands beside the title", button(2, image: image(24, 16)), 44, 16),
            Case("a picture alone is at least a line high", button(0, image: image(24, 16)), 24, 18),
            Case("a configuration has 12 points at the sides and 7 above and below", configured(4), 64, 24),
            Case("padding counts between picture and title", configured(4, image: image(20, 16)), 90, 30),
            Case("padding needs both", configured(0, image: image(20, 26)), 44, 40),
            Case("a picture on top", configured(4, image: image(20, 16), placement: .top), 64, 46),
            Case(
                "a rounded field goes by the system", .textField(TextField(border: .roundedRect, text: text(2))), 48, 34
            ),
            Case(
                "a large font makes a rounded field higher",
                .textField(TextField(border: .roundedRect, text: text(2, size: 30))), 88, 40),
            Case(
                "a rounded field without text is as wide as a space",
                .textField(TextField(border: .roundedRect, text: text(0))), 38, 34),
            Case(
                "a plain field is four points wider than its line and one and a half higher",
                .textField(TextField(border: .none, text: text(2))), 24, 11.5),
            Case(
                "a plain field without text has no width", .textField(TextField(border: .none, text: text(0))), 0, 11.5),
            Case(
                "an empty field is as wide as its placeholder",
                .textField(TextField(border: .none, text: text(0), placeholder: "xyz")), 30, 11.5),
            Case(
                "a text view has 8 points above and below and 5 at the sides",
                .textView(TextView(text(3), isScrollEnabled: false)), 40, 26),
            Case("a switch", .control(.toggle(isOn: true)), 51, 31),
            Case("a stepper", .control(.stepper), 94, 32),
            Case(
                "segments are as wide as the widest one",
                .control(
                    .segmented(
                        [Control.Segment("x"), Control.Segment("xx")], selected: nil, apportionsByContent: false)),
                89, 32),
            Case(
                "segments by content",
                .control(
                    .segmented(
                        [Control.Segment("x"), Control.Segment("", imageWidth: 20)], selected: nil,
                        apportionsByContent: true)),
                70, 32),
            Case(
                "segments whose width is set keep it, the others are as wide as the widest of them",
                .control(
                    .segmented(
                        [Control.Segment("xxxxx", width: 20), Control.Segment("x"), Control.Segment("xx")],
                        selected: nil, apportionsByContent: false)),
                110, 32),
            Case("a spinner", .control(.activityIndicator(isLarge: false)), 20, 20),
            Case("a large spinner", .control(.activityIndicator(isLarge: true)), 37, 37),
            Case("three dots", .control(.pageControl(pages: 3, current: 0)), 39, 37),
            Case("a picker", .control(.picker), 320, 216),
            Case("nothing of its own", .opaque(.map), 0, 0),
        ])
    func size(_ example: Case) {
        let view = View("x", content: example.content)
        let root = View("view", subviews: [view])
        var screen = testScreen(
            root,
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        screen.rules = IntrinsicSizeTests.rules
        #expect(LayoutEngine(screen, measure: squareGlyphs).layout().frame("x")?.size == example.size)
    }

    @Test(
        "frames are larger than the alignment rectangles of which constraints speak",
        arguments: [
            (Control.toggle(isOn: false), Rect(x: 10, y: 20, width: 51, height: 31), Point(x: 69, y: 51)),
            (.slider(value: 0), Rect(x: 8, y: 20, width: 104, height: 31), Point(x: 120, y: 50)),
            (
                .segmented([Control.Segment("x")], selected: nil, apportionsByContent: false),
                Rect(x: 10, y: 20, width: 31, height: 32), Point(x: 51, y: 51)
            ),
        ])
    func alignment(control: Control, frame: Rect, next: Point) {
        let view = View("x", content: .control(control))
        let neighbor = View("next")
        let root = View("view", subviews: [view, neighbor])
        var screen = testScreen(
            root,
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                view.widthAnchor.constraint(equalToConstant: 100).withPriority(1),
                neighbor.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
                neighbor.topAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        screen.rules = IntrinsicSizeTests.rules
        let layout = LayoutEngine(screen, measure: squareGlyphs).layout()
        #expect(layout.frame("x") == frame)
        #expect(layout.frame("next")?.origin == next)
    }

    @Test(
        "a tool bar is higher where its bottom meets a bottom safe area",
        arguments: [(34.0, 34.0, 49.0), (34, 100, 44), (0, 0, 44)])
    func toolbar(safeArea: Double, distance: Double, height: Double) {
        let bar = View("bar", content: .control(.toolbar))
        let root = View("view", subviews: [bar])
        var screen = testScreen(root, [root.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: distance)])
        screen.viewport.safeArea.bottom = safeArea
        #expect(LayoutEngine(screen, measure: squareGlyphs).layout().frame("bar")?.height == height)
    }

    @Test func `a placeholder replaces the content's size`() {
        var view = label("x", 4)
        view.intrinsicSizeOverride = IntrinsicSizeOverride(width: .points(70), height: .none)
        let root = View("view", subviews: [view])
        let layout = layout(root, [view.heightAnchor.constraint(equalToConstant: 5).withPriority(1)])
        #expect(layout.frame("x")?.size == Size(width: 70, height: 5))
    }

    @Test func `a width of the author's at which text wraps wins over the frame`() {
        var view = label("x", 12, numberOfLines: 0)
        view.preferredMaxLayoutWidth = 40
        let root = View("view", subviews: [view])
        let layout = layout(root, [view.widthAnchor.constraint(equalToConstant: 200)])
        #expect(layout.frame("x")?.size == Size(width: 200, height: 30))
    }

    @Test func `a text view wraps within its sides`() {
        let view = View("x", content: .textView(TextView(IntrinsicSizeTests.text(10), isScrollEnabled: false)))
        let root = View("view", subviews: [view])
        let layout = layout(root, [view.widthAnchor.constraint(equalToConstant: 60)])
        #expect(layout.frame("x")?.size == Size(width: 60, height: 36))
    }

    @Test(
        "one line of a button or field stands in the middle, however high it is",
        arguments: [Content.button(Button(text(2))), .textField(TextField(border: .roundedRect, text: text(2)))])
    func baseline(content: Content) {
        let tall = View("tall", content: content)
        let text = label("text", 1)
        let root = View("view", subviews: [tall, text])
        let layout = layout(
            root,
            [
                tall.topAnchor.constraint(equalTo: root.topAnchor),
                tall.heightAnchor.constraint(equalToConstant: 50),
                text.lastBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
            ])
        #expect(layout.frame("text")?.minY == 20)
    }

    @Test(
        "a measure that is no number spoils nothing",
        arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func unsoundMeasure(width: Double) {
        let view = label("x", 4)
        let root = View("view", subviews: [view])
        let layout = LayoutEngine(testScreen(root, [])) { _, _ in
            TextSize(size: Size(width: width, height: 10), firstBaseline: width, lastBaseline: width)
        }.layout()
        #expect(layout.frame("x")?.height == 10)
        #expect(layout.frame("x")?.width.isFinite == true)
    }
}
