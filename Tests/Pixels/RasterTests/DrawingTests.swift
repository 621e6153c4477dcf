import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

@Suite struct DrawingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var list: DisplayList
        /// The red channels, row by row.
        var reds: [[UInt8]]
        var testDescription: String { name }

        init(_ name: String, scale: Double = 1, _ operations: [DrawingOperation], _ reds: [[UInt8]]) {
            self.name = name
            list = screen(
                width: Double(reds[0].count) / scale, height: Double(reds.count) / scale, scale: scale, operations)
            self.reds = reds
        }
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        .rect(Rect(x: x, y: y, width: width, height: height))
    }

    private static let halfBlack = Color.black.withAlpha(128)
    private static let whole = rect(0, 0, 9, 9)

    static let cases = [
        Case("nothing", [], [[255, 255]]),
        Case("an aligned rectangle", [.fill(rect(1, 1, 2, 1), .black)], [[255, 255, 255, 255], [255, 0, 0, 255]]),
        Case(
            "an aligned rectangle at 2x", scale: 2, [.fill(rect(0.5, 0, 1, 1), .black)],
            [[255, 0, 0, 255], [255, 0, 0, 255]]),
        Case(
            "a fill that hides all that is behind it",
            [.fill(rect(0, 0, 1, 1), .white), .fill(whole, .black), .fill(rect(1, 0, 1, 1), .white)], [[0, 255]]),
        Case(
            "a translucent fill of everything", [.fill(rect(0, 0, 1, 1), .black), .fill(whole, halfBlack)], [[0, 127]]),
        Case(
            "a fill that leaves a column",
            [.fill(rect(1, 0, 1, 1), .black), .fill(rect(-3, -3, 4, 9), Color(red: 90, green: 0, blue: 0))], [[90, 0]]),
        Case("half a pixel", [.fill(rect(0.5, 0, 1, 1), .black)], [[127, 127, 255]]),
        Case("a translucent color", [.fill(rect(0, 0, 1, 1), halfBlack)], [[127, 255]]),
        Case(
            "a translucent color twice", [.fill(rect(0, 0, 1, 1), halfBlack), .fill(rect(0, 0, 1, 1), halfBlack)],
            [[63, 255]]),
        Case("a clear color", [.fill(rect(0, 0, 2, 1), .clear)], [[255, 255]]),
        Case(
            "two contours by winding", [.fill(Path(rect(0, 0, 3, 1).elements + rect(1, 0, 1, 1).elements), .black)],
            [[0, 0, 0]]),
        Case(
            "two contours by parity",
            [.fill(Path(rect(0, 0, 3, 1).elements + rect(1, 0, 1, 1).elements), .black, .evenOdd)], [[0, 255, 0]]),
        Case("an open contour", [.fill(Path(rect(0, 0, 2, 1).elements.dropLast()), .black)], [[0, 0, 255]]),
        Case(
            "a line after a closed contour starts where that did",
            [
                .fill(
                    Path(
                        rect(0, 0, 1, 1).elements + [.line(Point(x: 4, y: 0)), .line(Point(x: 4, y: 1))]
                            + [.line(Point(x: 0, y: 1))]), .black, .evenOdd)
            ], [[255, 0, 0, 0]]),
        Case(
            "a line",
            [.stroke(Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 3, y: 0.5))]), .black, Stroke(width: 1))],
            [[0, 0, 0, 255], [255, 255, 255, 255]]),
        Case(
            "dashes",
            [
                .stroke(
                    Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 5, y: 0.5))]), .black,
                    Stroke(width: 1, dashes: [2, 1]))
            ], [[0, 0, 255, 0, 0, 255]]),
        Case(
            "dashes of nothing are a solid line",
            [
                .stroke(
                    Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 3, y: 0.5))]), .black,
                    Stroke(width: 1, dashes: [0, 0]))
            ], [[0, 0, 0, 255]]),
        Case(
            "a vertical gradient",
            [
                .gradient(
                    whole, AxisGradient(axis: .vertical, start: .black, end: .white),
                    within: Rect(x: 0, y: 0, width: 1, height: 4))
            ],
            [[32, 32], [96, 96], [159, 159], [223, 223], [255, 255]]),
        Case(
            "a horizontal gradient",
            [
                .gradient(
                    whole, AxisGradient(axis: .horizontal, start: .white, end: .black),
                    within: Rect(x: 1, y: 0, width: 2, height: 1))
            ],
            [[255, 191, 64, 0], [255, 191, 64, 0]]),
        Case(
            "a gradient without room",
            [
                .gradient(
                    whole, AxisGradient(axis: .horizontal, start: .black, end: .white),
                    within: Rect(x: 1, y: 0, width: 0, height: 1))
            ],
            [[0, 255, 255]]),
        Case(
            "a clip", [.clipped(to: rect(1, 0, 1, 2), [.fill(whole, .black)]), .fill(rect(2, 1, 1, 1), .black)],
            [[255, 0, 255, 255], [255, 0, 0, 255]]),
        Case(
            "a clip in a clip",
            [.clipped(to: rect(0, 0, 2, 2), [.clipped(to: rect(1, 1, 2, 2), [.fill(whole, .black)])])],
            [[255, 255, 255], [255, 0, 255], [255, 255, 255]]),
        Case(
            "a clip through a pixel", [.clipped(to: rect(0.5, 0, 1.5, 1), [.fill(whole, .black)])], [[127, 0, 255]]),
        Case("a clip to nothing", [.clipped(to: Path(), [.fill(whole, .black)])], [[255, 255]]),
        Case(
            "a group that fades as one",
            [.faded(128, [.fill(rect(0, 0, 2, 1), .black), .fill(rect(1, 0, 2, 1), .black)])], [[127, 127, 127, 255]]),
        Case(
            "what comes behind a faded group",
            [.faded(0, [.fill(whole, .black)]), .faded(255, [.fill(rect(1, 0, 1, 1), .black)])], [[255, 0, 255]]),
        Case(
            "a faded group in a faded group", [.faded(128, [.faded(128, [.fill(rect(0, 0, 1, 1), .black)])])],
            [[191, 255]]),
        Case(
            "a faded group in a clip", [.clipped(to: rect(1, 0, 1, 1), [.faded(128, [.fill(whole, .black)])])],
            [[255, 127, 255]]),
        Case("a faded group of nothing", [.faded(128, [])], [[255, 255]]),
        Case(
            "a picture that is missing", [.image(ImageSource(name: "missing"), Rect(x: 0, y: 0, width: 2, height: 1))],
            [[255, 255]]),
    ]

    @Test(arguments: cases) func `what is drawn covers its pixels`(_ test: Case) throws {
        let bitmap = try rasterizer().render(test.list)
        let rows = (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y].red } }
        #expect(rows == test.reds)
        #expect(bitmap.pixels.allSatisfy { $0.alpha == 255 })
    }

    @Test func `colors keep their channels`() throws {
        let list = screen(width: 2, height: 1, [.fill(Self.rect(0, 0, 1, 1), Color(red: 1, green: 2, blue: 250))])
        #expect(try rasterizer().render(list).pixels == [Pixel(bits: 0xFF01_02FA), Pixel(.white)])
    }

    @Test func `a picture of the size of its place is kept to the pixel`() throws {
        var list = screen(
            width: 13, height: 7, [.image(ImageSource(name: "picture"), Rect(x: 0, y: 0, width: 13, height: 7))])
        list.background = .black
        let bitmap = try rasterizer().render(list)
        let source = try #require(picture(ImageSource(name: "picture")))
        for (drawn, pixel) in zip(bitmap.pixels, source.pixels) {
            #expect(drawn == Pixel(alpha: 255, red: pixel.red, green: pixel.green, blue: pixel.blue))
        }
    }

    @Test func `a tinted picture has its color wherever it is not clear`() throws {
        let tint = Color(red: 10, green: 200, blue: 30)
        var list = screen(
            width: 13, height: 7,
            [.image(ImageSource(name: "picture", tint: tint), Rect(x: 0, y: 0, width: 13, height: 7))])
        list.background = .black
        let source = try #require(picture(ImageSource(name: "picture")))
        for (drawn, pixel) in zip(try rasterizer().render(list).pixels, source.pixels) {
            let own = Pixel(tint.withAlpha(pixel.alpha))
            #expect(drawn == Pixel(alpha: 255, red: own.red, green: own.green, blue: own.blue))
        }
    }

    @Test func `pictures stand on the nearest pixels`() throws {
        func image(_ x: Double, _ width: Double) -> DisplayList {
            screen(
                width: 30, height: 9, [.image(ImageSource(name: "picture"), Rect(x: x, y: 0, width: width, height: 9))])
        }
        let rasterizer = rasterizer()
        #expect(try rasterizer.render(image(2.3, 20.1)) == rasterizer.render(image(2, 20)))
        #expect(try rasterizer.render(image(2.5, 20)) == rasterizer.render(image(3, 20)))
    }
}
