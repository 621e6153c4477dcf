import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct ViewPaintingTests {
    private func label(_ text: String, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail) -> View {
        .label("label", TextContent(text, font: .system(size: 10), numberOfLines: lines, lineBreakMode: mode))
    }

    /// Returns the lines of a single subview with that frame.
    private func lines(of view: View, frame: Rect) throws -> [String] {
        let root = View("view", subviews: [view])
        return try picture(screen(root, view.constraints(frame: frame, in: root))).lines(of: view.id)
    }

    @Test func `views are drawn back to front, a superview before its subviews`() throws {
        let inner = View("inner", backgroundColor: Color(hex: 0x0000FF))
        let back = View("back", backgroundColor: Color(hex: 0xFF0000).withAlpha(0x80), subviews: [inner])
        let front = View("front", backgroundColor: Color(hex: 0x00FF00))
        let root = View("view", backgroundColor: .white, subviews: [back, front])
        let constraints =
            back.constraints(frame: Rect(x: 10, y: 20, width: 30, height: 40), in: root)
            + inner.constraints(frame: Rect(x: 5, y: 5, width: 10, height: 10), in: back)
            + front.constraints(frame: Rect(x: 0, y: 0, width: 100, height: 30), in: root)
        #expect(
            try picture(screen(root, constraints)).description == """
                100x80@2x #FFFFFF
                view fill rect 0,0 100x80 #FFFFFF
                back fill rect 10,20 30x40 #FF000080
                inner fill rect 15,25 10x10 #0000FF
                front fill rect 0,0 100x30 #00FF00

                """)
    }

    @Test(
        "A view without color or extent draws nothing",
        arguments: [
            (nil, 10.0, 10.0), (.clear, 10, 10), (Color.black.withAlpha(0), 10, 10), (.black, 0, 10), (.black, 10, 0),
        ] as [(Color?, Double, Double)])
    func invisible(color: Color?, width: Double, height: Double) throws {
        let view = View("box", backgroundColor: color)
        #expect(try lines(of: view, frame: Rect(x: 1, y: 1, width: width, height: height)) == [])
    }

    struct Label: Sendable, CustomTestStringConvertible {
        var text: String
        var width: Double
        var height: Double
        var lines = 1
        var mode = LineBreakMode.byTruncatingTail
        var drawn: [String]
        var testDescription: String { "\(text.debugDescription) in \(width)x\(height), \(lines) lines, \(mode)" }
    }

    static let labels = [
        Label(text: "Hello world", width: 60, height: 12, drawn: ["glyphs 11 Inter-Regular 10 at 10,29.5 #000000"]),
        Label(text: "Hello world", width: 30, height: 12, drawn: ["glyphs 5 Inter-Regular 10 at 10,29.5 #000000"]),
        Label(text: "Hello world", width: 60, height: 40, drawn: ["glyphs 11 Inter-Regular 10 at 10,43.5 #000000"]),
        Label(
            text: "Hello world", width: 30, height: 24, lines: 0,
            drawn: ["glyphs 10 Inter-Regular 10 at 10,29.5 #000000"]),
        // A label that is lower than its text shows as many lines as fit.
        Label(
            text: "Hello world", width: 30, height: 12, lines: 0,
            drawn: ["glyphs 5 Inter-Regular 10 at 10,29.5 #000000"]),
        Label(
            text: "Hello world", width: 30, height: 12, mode: .byClipping,
            drawn: ["clipped to rect 10,20 30x12: glyphs 11 Inter-Regular 10 at 10,29.5 #000000"]),
        Label(
            text: "Hello world", width: 60, height: 6,
            drawn: ["clipped to rect 10,20 60x6: glyphs 11 Inter-Regular 10 at 10,26.5 #000000"]),
        Label(text: "", width: 60, height: 12, drawn: []),
        Label(text: "Hello world", width: 0, height: 12, drawn: []),
    ]

    @Test(arguments: labels) func `a label shows what its frame has room for`(_ label: Label) throws {
        let view = self.label(label.text, lines: label.lines, mode: label.mode)
        let frame = Rect(x: 10, y: 20, width: label.width, height: label.height)
        #expect(try lines(of: view, frame: frame) == label.drawn)
    }

    struct Picture: Sendable {
        var mode: ContentMode
        var size: Size
        var drawn: [String]
    }

    /// Pictures in a frame of 60 by 30 points.
    static let pictures = [
        Picture(mode: .scaleToFill, size: Size(width: 20, height: 20), drawn: [#"image "a.png" 10,20 60x30"#]),
        Picture(mode: .scaleAspectFit, size: Size(width: 20, height: 20), drawn: [#"image "a.png" 25,20 30x30"#]),
        Picture(mode: .scaleAspectFit, size: Size(width: 400, height: 100), drawn: [#"image "a.png" 10,27.5 60x15"#]),
        Picture(
            mode: .scaleAspectFill, size: Size(width: 20, height: 20),
            drawn: [#"clipped to rect 10,20 60x30: image "a.png" 10,5 60x60"#]),
        Picture(mode: .scaleAspectFill, size: Size(width: 20, height: 10), drawn: [#"image "a.png" 10,20 60x30"#]),
        Picture(mode: .center, size: Size(width: 20, height: 20), drawn: [#"image "a.png" 30,25 20x20"#]),
        Picture(
            mode: .center, size: Size(width: 100, height: 20),
            drawn: [#"clipped to rect 10,20 60x30: image "a.png" -10,25 100x20"#]),
        Picture(mode: .scaleAspectFit, size: Size(width: 0, height: 20), drawn: []),
        Picture(mode: .scaleToFill, size: Size(width: 20, height: 0), drawn: []),
    ]

    @Test(arguments: pictures) func `a picture fills its view as the mode says`(_ picture: Picture) throws {
        let image = Image(.file("a.png"), size: picture.size, intrinsicSize: nil)
        let view = View.imageView("image", image, contentMode: picture.mode)
        #expect(try lines(of: view, frame: Rect(x: 10, y: 20, width: 60, height: 30)) == picture.drawn)
    }

    @Test func `a drawing's layers are scaled to the view and keep their holes`() throws {
        let layers = [
            VectorImage.Layer(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .black),
            VectorImage.Layer(.ellipse(in: Rect(x: 5, y: 0, width: 5, height: 5)), .white),
        ]
        let drawing = VectorImage(name: "d", size: Size(width: 10, height: 10), layers: layers)
        let image = Image(.drawing(drawing), size: drawing.size, intrinsicSize: nil)
        #expect(
            try lines(of: .imageView("image", image), frame: Rect(x: 10, y: 20, width: 60, height: 30)) == [
                "fill rect 25,20 30x30 #000000 even-odd", "fill path of 9 40,20 15x15 #FFFFFF even-odd",
            ])
    }

    @Test func `a name that is not a plain word is quoted`() throws {
        let view = View("my\nbox", backgroundColor: .black)
        let root = View("view", subviews: [view])
        let list = try picture(
            screen(root, view.constraints(frame: Rect(x: 0, y: 0, width: 9, height: 9), in: root)))
        #expect(list.lines == [#""my\nbox" fill rect 0,0 9x9 #000000"#])
    }

    @Test func `the shadow of letters lies below them and ends at the frame`() throws {
        var view = label("Hi")
        view.textShadow = TextShadow(color: Color(hex: 0xFF0000), offset: Point(x: 1, y: -2))
        #expect(
            try lines(of: view, frame: Rect(x: 10, y: 20, width: 60, height: 12)) == [
                "clipped to rect 10,20 60x12: glyphs 2 Inter-Regular 10 at 11,27.5 #FF0000",
                "glyphs 2 Inter-Regular 10 at 10,29.5 #000000",
            ])
    }
}
