import LayoutSimAutoLayout
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree
import Testing

/// The measured lines of a text are the drawn lines.
@Suite struct MeasuredTextTests {
    private static let words = "one two three four five six seven eight nine ten"

    private static func text(lines: Int = 0) -> TextContent {
        TextContent(words, font: .system(size: 15), numberOfLines: lines)
    }

    private static let contents: [Content] = [
        .label(text(), color: .black), .label(text(lines: 1), color: .black), .label(text(lines: 20), color: .black),
        .textField(TextField(border: .roundedRect, text: text())),
        .textField(TextField(border: .none, text: TextContent("", font: .system(size: 15)), placeholder: words)),
        .textView(TextView(text(), isScrollEnabled: false)),
        .button(Button(text(lines: 1))),
        .control(
            .segmented([Control.Segment("one"), Control.Segment("two")], selected: nil, apportionsByContent: true)),
    ]

    /// Returns a layout of one view in a screen of 400 points, and the typesetter that measured it.
    private func layout(_ content: Content, x: Double = 10.1, width: Double? = nil) throws -> (Layout, Typesetter) {
        let view = View("a", content: content)
        let root = View("view", subviews: [view])
        var constraints = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.1),
        ]
        if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
        let typesetter = try Typesetter(era: .y2015)
        let screen = screen(root, constraints, size: Size(width: 400, height: 400))
        return (LayoutEngine(screen, typesetter: typesetter).layout(), typesetter)
    }

    @Test(arguments: contents) func `drawing takes over the lines that were measured`(_ content: Content) throws {
        let (layout, typesetter) = try layout(content)
        let measured = typesetter.compositionCount
        let list = Painter(layout, typesetter: typesetter).displayList()
        #expect(!list.lines(of: "a").isEmpty)
        #expect(measured > 0)
        #expect(typesetter.compositionCount == measured)
    }

    /// The frame of such a view is wider or narrower than the width its text was wrapped for.
    @Test(arguments: [0, 0.1, 0.2, 0.3, 0.4], [90.3, 111.2, 123.6])
    func `lines stay as measured where the frame is rounded to pixels`(x: Double, width: Double) throws {
        for content in [
            Content.label(Self.text(), color: .black), .textView(TextView(Self.text(), isScrollEnabled: false)),
        ] {
            let (layout, typesetter) = try layout(content, x: x, width: width)
            let measured = typesetter.compositionCount
            _ = Painter(layout, typesetter: typesetter).displayList()
            #expect(typesetter.compositionCount == measured)
        }
    }

    /// A line that fits the measured width may be a fraction of a pixel longer than the rounded frame.
    @Test func `a line is not broken again because the frame was rounded down`() throws {
        let typesetter = try Typesetter(era: .y2015)
        let grid = PixelGrid(scale: 2)
        let line = typesetter.layout(TextContent("one two three", font: .system(size: 15)), width: nil, grid: grid)
        let width = line.lines[0].width + 0.01
        for x in stride(from: 0, to: 0.5, by: 0.05) {
            let (layout, typesetter) = try layout(.label(Self.text(), color: .black), x: x, width: width)
            let label = try #require(layout["a"])
            let height = typesetter.layout(Self.text(), width: width, grid: grid).size.height
            let set = try #require(typesetter.layout(of: label, grid: grid))
            #expect(label.frame.height == height)
            #expect(set.lines[0].text == "one two three")
            #expect(!set.isTruncated)
        }
    }

    /// Another width than the measured one needs other lines.
    @Test func `a frame of another width is set anew`() throws {
        let (layout, typesetter) = try layout(.label(Self.text(), color: .black), width: 120)
        let grid = PixelGrid(scale: 2)
        var label = layout.views[1]
        let measured = try #require(typesetter.layout(of: label, grid: grid))
        label.measuredWidth = nil
        label.frame.size.width = 200
        let wide = try #require(typesetter.layout(of: label, grid: grid))
        #expect(wide.lines.count < measured.lines.count)
    }

    @Test func `outlines and shadows of letters end at the edges of a label`() throws {
        var outlined = RunStyle(font: .system(size: 15))
        var shaded = outlined
        outlined.strokeWidth = -3
        shaded.shadow = RunShadow(color: .black, offset: Point(x: 2, y: 2), radius: 1)
        for (style, isClipped) in [(outlined, true), (shaded, true), (RunStyle(font: .system(size: 15)), false)] {
            var text = TextContent("one", font: .system(size: 15))
            text.runs = [StyledRun(length: 3, style: style)]
            let (layout, typesetter) = try layout(.label(text, color: .black), x: 10)
            let list = Painter(layout, typesetter: typesetter).displayList()
            let frame = try #require(layout.views.last).frame
            let isLabel = { (operation: DrawingOperation) in
                if case .clipped(.rect(frame), _) = operation { true } else { false }
            }
            #expect(list.items.map(\.operation).contains(where: isLabel) == isClipped)
        }
    }
}
