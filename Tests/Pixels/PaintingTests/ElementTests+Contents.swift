import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ElementTests {
    static let buttons: [Case] = {
        func button(_ title: String?, image: Image? = nil, _ style: Button.Style = .classic(contentInsets: nil))
            -> Content
        {
            .button(Button(title.map(text), image: image, style: style))
        }
        let star = Image(.symbol("minus"), size: Size(width: 10, height: 10), intrinsicSize: nil)
        func configuration(
            _ background: Button.Configuration.Background, _ placement: Button.Configuration.ImagePlacement = .leading
        ) -> Button.Style {
            .configuration(Button.Configuration(background: background, imagePlacement: placement, imagePadding: 4))
        }
        var red = Button.Configuration(background: .filled)
        red.baseBackgroundColor = Color(hex: 0xFF0000)
        red.isCapsule = true
        let capsule = Button.Style.configuration(red)
        var second = Button(text("OK"), style: configuration(.plain))
        second.subtitle = Button.Subtitle("later", font: .system(size: 5), padding: 2)
        var pictured = Button(text("OK"))
        pictured.backgroundImage = Image(.file("plate"), size: Size(width: 10, height: 10), intrinsicSize: nil)
        var measured = pictured
        measured.image = star
        measured.hasViewsOfParts = true
        return [
            Case(
                "a title", button("OK"), 60, 30, .light,
                "glyphs 2 Inter-Regular 10 at 32.5,38.5 #007AFF"),
            Case(
                "a picture before a title", button("OK", image: star), 60, 30, .light,
                "stroke path of 2 29.375,35 6.25x0 0.938 round #007AFF",
                "glyphs 2 Inter-Regular 10 at 37.5,38.5 #007AFF"),
            Case(
                "a title beside its insets", button("OK", .classic(contentInsets: EdgeInsets(left: 20))), 60, 30,
                .light,
                "glyphs 2 Inter-Regular 10 at 42.5,38.5 #007AFF"),
            Case(
                "gray", button("OK", configuration(.gray)), 60, 30, .light,
                "fill path of 9 10,20 60x30 #78788028",
                "glyphs 2 Inter-Regular 10 at 32.5,38.5 #007AFF"),
            Case(
                "tinted", button("OK", configuration(.tinted)), 60, 30, .light,
                "fill path of 9 10,20 60x30 #007AFF2E",
                "glyphs 2 Inter-Regular 10 at 32.5,38.5 #007AFF"),
            Case(
                "filled", button("OK", configuration(.filled)), 60, 30, .light,
                "fill path of 9 10,20 60x30 #007AFF",
                "glyphs 2 Inter-Regular 10 at 32.5,38.5 #FFFFFF"),
            Case(
                "a capsule in a color of its own", button("OK", capsule), 60, 30, .light,
                "fill path of 9 10,20 60x30 #FF0000",
                "glyphs 2 Inter-Regular 10 at 32.5,38.5 #FFFFFF"),
            Case(
                "plain with a picture behind", button("OK", image: star, configuration(.plain, .trailing)), 60, 30,
                .light,
                "stroke path of 2 46.375,35 6.25x0 0.938 round #007AFF",
                "glyphs 2 Inter-Regular 10 at 25.5,38.5 #007AFF"),
            Case(
                "plain with a picture above", button("OK", image: star, configuration(.plain, .top)), 60, 50, .light,
                "stroke path of 2 36.875,37 6.25x0 0.938 round #007AFF",
                "glyphs 2 Inter-Regular 10 at 32.5,55.5 #007AFF"),
            Case("nothing", button(nil), 60, 30),
            Case(
                "a subtitle at the side of the wider text", .button(second), 60, 40, .light,
                "glyphs 2 Inter-Regular 10 at 32.5,39.5 #007AFF", "glyphs 5 Inter-Regular 5 at 32.5,49 #007AFF"),
            Case(
                "a picture behind, which fills the frame", .button(pictured), 60, 30, .light,
                "image \"plate\" 10,20 60x30", "glyphs 2 Inter-Regular 10 at 32.5,38.5 #007AFF"),
            Case("parts that are views of their own", .button(measured), 60, 30),
        ]
    }()

    static let inputs: [Case] = [
        Case(
            "a placeholder", .textField(TextField(border: .none, text: text(""), placeholder: "Name")), 60, 30, .light,
            "glyphs 4 Inter-Regular 10 at 10,38.5 #3C3C434C"),
        Case(
            "a text", .textField(TextField(border: .roundedRect, text: text("Ann"), placeholder: "Name")), 60, 30,
            .light,
            "fill path of 9 10,20 60x30 #FFFFFF",
            "stroke path of 9 10.25,20.25 59.5x29.5 0.5 #CDCDCD",
            "glyphs 3 Inter-Regular 10 at 17,38.5 #000000"),
        Case(
            "a field with a line", .textField(TextField(border: .line, text: text("Ann"))), 60, 30, .light,
            "stroke rect 10.25,20.25 59.5x29.5 0.5 #000000",
            "glyphs 3 Inter-Regular 10 at 17,38.5 #000000"),
        Case(
            "a field with a bezel", .textField(TextField(border: .bezel, text: text("Ann"))), 60, 30, .light,
            "fill rect 10,20 60x30 #FFFFFF",
            "stroke rect 10.5,20.5 59x29 1 #8E8E93",
            "fill rect 10,20 60x2 #8E8E93",
            "glyphs 3 Inter-Regular 10 at 17,38.5 #000000"),
        Case(
            "paragraphs", .textView(TextView(text("One two"))), 40, 60, .light,
            "glyphs 6 Inter-Regular 10 at 15,37.5 #000000"),
        Case(
            "paragraphs without room", .textView(TextView(text("One two"))), 40, 25, .light,
            "clipped to rect 10,20 40x25: glyphs 6 Inter-Regular 10 at 15,37.5 #000000"),
    ]

    static let others: [Case] = [
        Case(
            "a map", .opaque(.map), 80, 40, .light,
            "fill rect 10,20 80x40 #EFEFF4",
            "stroke rect 10.25,20.25 79.5x39.5 0.5 #D1D1D6",
            "fill path of 9 13.25,29.6 73.5x20.8 #EFEFF4",
            "glyphs 8 Inter-Medium 13 at 19.858,44.5 #8E8E93"),
        Case(
            "a low map", .opaque(.map), 80, 12, .light,
            "fill rect 10,20 80x12 #EFEFF4",
            "stroke rect 10.25,20.25 79.5x11.5 0.5 #D1D1D6"),
        Case(
            "a table", .opaque(.table), 80, 100, .light,
            "fill rect 10,20 80x100 #FFFFFF",
            "stroke rect 10.25,20.25 79.5x99.5 0.5 #D1D1D6",
            "clipped to rect 10,20 80x100: fill rect 26,64 64x0.5 #3C3C434A; fill rect 26,108 64x0.5 #3C3C434A",
            "fill path of 9 10,59.6 80x20.8 #EFEFF4",
            "glyphs 10 Inter-Medium 13 at 16.427,74.5 #8E8E93"),
        Case(
            "an effect", .opaque(.effect), 80, 40, .light,
            "composited within rect 10,20 80x40 blurred by 20: fill rect 10,20 80x40 #F8F8F8C8"),
        Case(
            "a missing picture", .image(Image(.missing("x"), size: .zero, intrinsicSize: nil), contentMode: .center),
            80, 40, .light,
            "fill rect 10,20 80x40 #EFEFF4",
            "stroke path of 2 10.25,20.25 79.5x39.5 0.5 #D1D1D6",
            "stroke rect 10.25,20.25 79.5x39.5 0.5 #D1D1D6",
            "fill path of 9 40,29.6 20x20.8 #EFEFF4",
            "glyphs 1 Inter-Medium 13 at 46.541,44.5 #8E8E93"),
        Case(
            "a symbol",
            .image(
                Image(.symbol("minus"), size: Size(width: 16, height: 16), intrinsicSize: nil), contentMode: .center),
            80, 40, .light,
            "stroke path of 2 45,40 10x0 1.5 round #007AFF"),
        Case(
            "an unknown symbol",
            .image(Image(.symbol("zzz"), size: Size(width: 16, height: 16), intrinsicSize: nil), contentMode: .center),
            80, 40,
            .light,
            "stroke path of 9 44,34 12x12 1.5 round #007AFF"),
        Case(
            "a symbol in a circle",
            .image(
                Image(.symbol("minus.circle"), size: Size(width: 16, height: 16), intrinsicSize: nil),
                contentMode: .center), 80,
            40, .light,
            "stroke path of 9 43.5,33.5 13x13 1.5 round #007AFF",
            "stroke path of 2 47,40 6x0 0.9 round #007AFF"),
        Case(
            "segments",
            .control(.segmented(["A", "B"].map { Control.Segment($0) }, selected: 1, apportionsByContent: false)), 80,
            32, .light,
            "fill path of 9 10,20 80x32 #7676801E",
            "fill path of 9 52,23 36x28 #00000014",
            "fill path of 9 52,22 36x28 #FFFFFF",
            "glyphs 1 Inter-Medium 13 at 25.546,40.5 #000000",
            "glyphs 1 Inter-SemiBold 13 at 65.61,40.5 #000000"),
        Case(
            "a navigation bar",
            .control(.navigationBar(NavigationBar(title: "T", trailingButton: BarButton("OK")), isLarge: false)), 90,
            44, .light,
            "fill rect 10,20 90x44 #F8F8F8",
            "fill rect 10,64 90x0.5 #B2B2B2",
            "glyphs 2 Inter-Regular 17 at 60.316,48 #007AFF"),
        Case(
            "a large navigation bar", .control(.navigationBar(NavigationBar(title: "T"), isLarge: true)), 90, 96,
            .light,
            "fill rect 10,20 90x96 #F8F8F8",
            "fill rect 10,116 90x0.5 #B2B2B2",
            "glyphs 1 Inter-Bold 34 at 26,102 #000000"),
        Case(
            "a tab bar", .control(.tabBar(["A", "B"])), 80, 49, .light,
            "fill rect 10,20 80x49 #F8F8F8",
            "fill rect 10,19.5 80x0.5 #B2B2B2",
            "fill path of 9 19,26 22x22 #007AFF",
            "glyphs 1 Inter-Medium 10 at 26.489,63 #007AFF",
            "stroke path of 9 60,27 20x20 2 #8E8E93",
            "glyphs 1 Inter-Medium 10 at 66.569,63 #8E8E93"),
        Case(
            "a spinner", .control(.activityIndicator(isLarge: false)), 20, 20, .light,
            "stroke path of 2 20,21.2 0x4 2 round #8E8E93",
            "stroke path of 2 13.777,23.777 2.828x2.828 2 round #8E8E93E3",
            "stroke path of 2 11.2,30 4x0 2 round #8E8E93C7",
            "stroke path of 2 13.777,33.394 2.828x2.828 2 round #8E8E93AB",
            "stroke path of 2 20,34.8 0x4 2 round #8E8E938F",
            "stroke path of 2 23.394,33.394 2.828x2.828 2 round #8E8E9373",
            "stroke path of 2 24.8,30 4x0 2 round #8E8E9357",
            "stroke path of 2 23.394,23.777 2.828x2.828 2 round #8E8E933B"),
    ]
}
