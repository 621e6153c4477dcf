import LayoutSimText
import LayoutSimDocuments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@Suite struct RecordedScreenTests {
    @Test(arguments: 0..<60) func `a document reads back as the screen that was laid out`(seed: Int) throws {
        var odd = OddScreens(seed: UInt64(seed))
        let renderer = try Renderer()
        let layout = renderer.layout(odd.screen())
        let written = renderer.document(layout, variant: odd.text())
        let recorded = try #require(LayoutDocument(parsing: written.description).recordedScreen)
        #expect(recorded.unread == [])
        let again = renderer.layout(recorded.screen)
        #expect(again.views.map(\.frame) == layout.views.map(\.frame))
        #expect(renderer.document(again, variant: recorded.variant).description == written.description)
    }

    @Test(arguments: ["motion 1 from 3", "motion -1 from 3", "motion 0 from 3 motion 7 from 2"])
    func `a way in an animation that is not there is not understood`(ways: String) throws {
        var view = View("box")
        view.motion = ViewMotion()
        view.motion?.alpha = MovingNumber(end: 1, tracks: [MovingNumber.Track(motion: 0, from: 3)])
        var screen = screen(View("root", subviews: [view]))
        screen.motions = [PropertyTableTests.motions[0]]
        let renderer = try Renderer()
        let document = renderer.document(renderer.layout(screen)).description
        #expect(try LayoutDocument(parsing: document).recordedScreen?.unread == [])
        let odd = document.replacing("motion 0 from 3", with: ways)
        let recorded = try LayoutDocument(parsing: odd).recordedScreen
        #expect(recorded?.unread.map { "\($0.view ?? "") \($0.name) \($0.value)" } == ["box animated-alpha 1 \(ways)"])
    }

    private static let text = {
        var text = TextContent(
            "Hi \"there\"", font: Font(family: .named("Helvetica"), size: 12.5, weight: .bold, isItalic: true),
            alignment: .right, numberOfLines: 3, lineBreakMode: .byCharWrapping, minimumScaleFactor: 0.5,
            lineLeading: 20, isRightToLeft: true)
        text.lineHeight = 18.5
        text.lineBreakStrategy = .pushOut
        return text
    }()
    private static let image = Image(
        .symbol("star fill"), size: Size(width: 20, height: 10), intrinsicSize: Size(width: 2.5, height: 3))

    private static func button(_ style: Button.Style, title: TextContent? = nil, image: Image? = nil) -> Content {
        var button = Button(title, image: image, style: style)
        button.titleColor = title == nil ? nil : Color(hex: 0x123456).withAlpha(9)
        return .button(button)
    }

    private static let capsule: Button.Configuration = {
        var configuration = Button.Configuration(background: .filled)
        configuration.baseBackgroundColor = .white
        configuration.isCapsule = true
        return configuration
    }()

    private static let placedButton: Content = {
        var button = Button(text, image: image)
        button.placement = Button.Placement(
            horizontal: .right, vertical: .fill, imageInsets: EdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4),
            titleInsets: EdgeInsets(left: -5))
        return .button(button)
    }()

    private static let template: Image = {
        var image = Image(.file("a/b.png"), size: Self.image.size, intrinsicSize: Size(width: 1, height: 2))
        image.isTemplate = true
        return image
    }()

    private static let bar = NavigationBar(title: "A b", trailingButton: BarButton("c", style: .done))

    static let contents: [Content] =
        [
            .none, .label(text, color: Color(hex: 0xABCDEF)), .image(image, contentMode: .center),
            .image(Image(.missing("x y"), size: image.size, intrinsicSize: nil), contentMode: .scaleAspectFill),
            .image(template, contentMode: .scaleAspectFit),
            .image(Image(.file("a/b.png"), size: image.size, intrinsicSize: nil), contentMode: .scaleToFill),
            button(.classic(contentInsets: nil)),
            button(.classic(contentInsets: EdgeInsets(top: 1, left: 2)), title: text),
            button(
                .configuration(.init(background: .tinted, imagePlacement: .top, imagePadding: 4)), title: text,
                image: image),
            button(.configuration(capsule), title: text), placedButton,
            .textField(TextField(border: .bezel, text: text, placeholder: "a  b", color: .white)),
            .textView(TextView(text, isScrollEnabled: false)), .textView(TextView(text)), .scroll,
        ] + OpaqueKind.allCases.map { .opaque($0) }

    static let controls: [Control] = [
        .toggle(isOn: true), .toggle(isOn: false), .slider(value: 0.25), .stepper, .progress(value: 1),
        .progress(value: 0.5, isBar: true),
        .segmented([.init("A b"), .init("", imageWidth: 12)], selected: 1, apportionsByContent: true),
        .segmented(
            [.init("A b", width: 20), .init("", imageWidth: 12, width: 30)], selected: nil, apportionsByContent: false),
        .segmented([], selected: nil, apportionsByContent: false), .activityIndicator(isLarge: true),
        .pageControl(pages: 5, current: 2), .datePicker(style: .inline, mode: .time),
        .datePicker(style: .compact, mode: .dateAndTime), .picker,
        .searchBar(placeholder: "Find it"),
        .navigationBar(bar, isLarge: true), .navigationBar(NavigationBar(title: "large"), isLarge: false),
        .tabBar(["One", "Two words"]), .toolbar,
    ]

    @Test(arguments: contents + controls.map { .control($0) })
    func `every content reads back`(_ content: Content) throws {
        var view = View("a view", content: content)
        view.subviews = [View("inside")]
        try expectReadsBack(view)
    }

    @Test func `a stack reads back with its spacing`() throws {
        var stack = StackView(
            axis: .vertical, distribution: .equalSpacing, alignment: .lastBaseline, spacing: .standard,
            arranged: ["b", "a c"], customSpacing: ["b": .points(3.5), "a c": .standard])
        stack.isLayoutMarginsRelative = true
        stack.isBaselineRelative = true
        try expectReadsBack(View("stack", content: .stack(stack), subviews: [View("b"), View("a c")]))
        try expectReadsBack(View("stack", content: .stack(StackView(arranged: []))))
    }

    @Test func `what a view is given besides its content reads back`() throws {
        var view = View("box", backgroundColor: Color(hex: 0x102030).withAlpha(0x40))
        view.isHidden = true
        view.alpha = 0.5
        view.tintColor = .black
        view.cornerRadius = 8
        view.border = Border(width: 0.5, color: Color(hex: 0x112233))
        view.partColors = [.thumb: .white, .on: .black]
        view.clipsToBounds = true
        view.layoutMargins = LayoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
        view.layoutMargins.preservesSuperview = true
        view.layoutMargins.insetsFromSafeArea = false
        view.intrinsicSizeOverride = IntrinsicSizeOverride(width: .points(44.5), height: .none)
        view.preferredMaxLayoutWidth = 200.5
        view.hugging = AxisPriorities(horizontal: 0.5, vertical: 999.9)
        view.compressionResistance.vertical = 1
        view.renderedSize = Size(width: 12.25, height: 1.0 / 3)
        view.source.name = "the box"
        view.layoutGuides = ["gap", "a b"]
        try expectReadsBack(view)
    }

    @Test func `what holds for the whole screen reads back`() throws {
        var test = screen(View("view"), navigationBar: RecordedScreenTests.bar, name: "a b", device: "my phone")
        test.hasTabBar = true
        test.hasToolBar = true
        test.rootKind = .standalone
        test.isRightToLeft = true
        test.appearance = .dark
        test.rules.controls.toggle = Size(width: 51, height: 31)
        test.rules.controls.plainFieldPadding = nil
        test.rules.controls.segmentFont = .system(size: 14)
        test.rules.edgeScale = 1
        let recorded = try #require(try document(test).recordedScreen)
        #expect(recorded.unread == [])
        #expect(recorded.screen == test)
        #expect(recorded.era == .y2015)
    }

    @Test func `what no part of the format explains is told apart`() throws {
        var document = try document(screen(View("view")))
        document.nodes[0].properties.append(LayoutDocument.Property("glow", "7"))
        document.header.append(LayoutDocument.Property("status-bar", "high"))
        document.constraints.append(LayoutDocument.ConstraintLine(text: "view.width == moon.width", outcome: .tight))
        let recorded = try #require(document.recordedScreen)
        #expect(
            recorded.unread.map { "\($0.view ?? "screen") \($0.name) \($0.value)" } == [
                "screen status-bar high", "view glow 7", "screen constraint view.width == moon.width",
            ])
    }

    @Test func `pictures are told apart by what they look like`() throws {
        func artwork(_ color: Color) throws -> String? {
            let layer = VectorImage.Layer(.rect(Rect(x: 0, y: 0, width: 2, height: 3)), color)
            let drawing = VectorImage(name: "flag", size: Size(width: 4, height: 4), layers: [layer])
            let view = View.imageView("view", Image(.drawing(drawing), size: drawing.size, intrinsicSize: nil))
            return try #require(try document(screen(view)).recordedScreen).screen.root.image?.artwork
        }
        #expect(try artwork(.black) == artwork(.black))
        #expect(try artwork(.black) != artwork(.white))
        #expect(try artwork(.black)?.count == 8)
    }

    private func expectReadsBack(_ view: View) throws {
        let root = View("view", subviews: [view])
        let constraints = view.constraints(frame: Rect(x: 1, y: 2, width: 30, height: 40), in: root)
        let test = screen(root, constraints)
        let written = try document(test)
        let recorded = try #require(written.recordedScreen)
        #expect(recorded.unread == [])
        #expect(recorded.screen == test)
        let text = try LayoutDocument(parsing: written.description)
        #expect(text == written)
    }
}
