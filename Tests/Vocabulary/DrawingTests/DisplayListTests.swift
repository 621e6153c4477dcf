import LayoutSimDrawing
import LayoutSimGeometry
import Testing

/// A display list is printed in full, so that it can be read and compared.
@Suite struct DisplayListTests {
    private static let rect = Rect(x: 1, y: 2, width: 3, height: 4.5)
    private static let run = GlyphRun(
        face: FontFace(file: "Inter-Regular.otf"), size: 17,
        glyphs: [
            PositionedGlyph(index: 7, origin: Point(x: 10, y: 20.5)), PositionedGlyph(index: 8, origin: .zero),
        ])

    @Test(arguments: [
        (DrawingOperation.fill(.rect(rect), .black), "fill rect 1,2 3x4.5 #000000"),
        (.fill(Path(), .black, .evenOdd), "fill nothing #000000 even-odd"),
        (
            .gradient(.rect(rect), AxisGradient(axis: .vertical, start: .black, end: .white), within: rect),
            "gradient rect 1,2 3x4.5 vertical #000000 to #FFFFFF in 1,2 3x4.5"
        ),
        (
            .stroke(.rect(rect), .white, Stroke(width: 0.5, dashes: [3, 2], hasRoundEnds: true)),
            "stroke rect 1,2 3x4.5 0.5 dashed 3,2 round #FFFFFF"
        ),
        (.glyphs(run, .black), "glyphs 2 Inter-Regular 17 at 10,20.5 #000000"),
        (.image(ImageSource(name: "a b.png", tint: .white), rect), "image \"a b.png\" 1,2 3x4.5 in #FFFFFF"),
        (
            .clipped(to: .rect(rect), [.fill(.rect(rect), .black), .fill(.rect(rect), .white)]),
            "clipped to rect 1,2 3x4.5: fill rect 1,2 3x4.5 #000000; fill rect 1,2 3x4.5 #FFFFFF"
        ),
        (.faded(128, [.fill(.rect(rect), .black)]), "faded to 128: fill rect 1,2 3x4.5 #000000"),
    ])
    func `an operation is printed on one line`(_ operation: DrawingOperation, _ line: String) {
        #expect(operation.description == line)
    }

    @Test func `a list prints its size, scale and background, then a line per item`() {
        let item = DisplayItem(view: "my view", operation: .fill(.rect(Self.rect), .black))
        let list = DisplayList(size: Size(width: 320.4, height: 480), scale: 2, background: .white, items: [item])
        #expect(list.description == "320.4x480@2x #FFFFFF\n\"my view\" fill rect 1,2 3x4.5 #000000\n")
        #expect(list.pixelWidth == 641)
        #expect(list.pixelHeight == 960)
    }
}
