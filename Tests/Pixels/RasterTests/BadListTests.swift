import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

@Suite struct BadListTests {
    static let oddities = [
        Double.nan, .infinity, -.infinity, .signalingNaN, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e9,
        -1e9,
        .leastNonzeroMagnitude, -0.0, -5,
    ]

    private static func operations(with odd: Double) -> [DrawingOperation] {
        let bounds = Rect(x: 1, y: 1, width: 5, height: 5)
        let paths = [
            Path.rect(Rect(x: odd, y: 0, width: 4, height: 4)), .rect(Rect(x: 0, y: 0, width: 4, height: odd)),
            .rect(Rect(x: -odd, y: -odd, width: 2 * odd, height: 2 * odd)),
            .ellipse(in: Rect(x: 0, y: odd, width: odd, height: 4)),
            .polygon([Point(x: 0, y: 0), Point(x: odd, y: 3), Point(x: 2, y: odd)]),
            Path([.line(Point(x: odd, y: 1)), .close, .close, .line(Point(x: 3, y: 3))]),
            Path([.curve(Point(x: odd, y: 1), control1: Point(x: 1, y: odd), control2: Point(x: 2, y: 2))]),
        ]
        let ends = AxisGradient(axis: .vertical, start: .black, end: .white)
        return paths.flatMap { path -> [DrawingOperation] in
            [
                .fill(path, .black), .fill(path, Color.black.withAlpha(3), .evenOdd),
                .gradient(path, ends, within: bounds),
                .stroke(path, .black, Stroke(width: 1)), .stroke(path, .black, Stroke(width: 1, dashes: [3, 1])),
                .clipped(to: path, [.fill(.rect(bounds), .black), .stroke(path, .black, Stroke(width: 2))]),
            ]
        } + [
            .gradient(.rect(bounds), ends, within: Rect(x: 0, y: odd, width: 1, height: odd)),
            .stroke(.rect(bounds), .black, Stroke(width: odd)),
            .stroke(.rect(bounds), .black, Stroke(width: 1, dashes: [odd])),
            .stroke(.rect(bounds), .black, Stroke(width: 1, dashes: [odd, 1, odd], hasRoundEnds: true)),
            .glyphs(glyphs([1, 2], size: odd, x: 1, y: 2), .black),
            .glyphs(glyphs([1, 2], size: 8, x: odd, y: -odd), .black),
            .image(ImageSource(name: "picture"), Rect(x: odd, y: 0, width: 10, height: odd)),
        ]
    }

    @Test(arguments: oddities) func `odd numbers neither crash nor stop what follows`(_ odd: Double) throws {
        let last = DrawingOperation.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), Color(hex: 0x123456))
        for operation in Self.operations(with: odd) {
            #expect(try rasterizer().render(screen([operation, last]))[0, 0] == Pixel(bits: 0xFF12_3456))
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func `what has no place is left out`(_ odd: Double) throws {
        let blank = try rasterizer().render(screen([]))
        let path = Path.polygon([Point(x: 0, y: 0), Point(x: 5, y: 0), Point(x: odd, y: 3)])
        for operation in [DrawingOperation.fill(path, .black), .stroke(path, .black, Stroke(width: 1))] {
            #expect(try rasterizer().render(screen([operation])) == blank)
        }
    }

    @Test func `a rectangle far beyond the screen covers it`() throws {
        let all = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
        let black = try rasterizer().render(screen([.fill(.rect(all), .black)]))
        #expect(black.pixels.allSatisfy { $0 == Pixel(.black) })
    }

    @Test(arguments: [
        (0, 5, 2), (5, -1, 2), (5, 5, 0), (5, 5, .nan), (.infinity, 5, 1), (20000, 5, 1), (9000, 9000, 1),
    ])
    func `a screen without a sensible size is refused`(_ width: Double, _ height: Double, _ scale: Double) throws {
        let list = screen(width: width, height: height, scale: scale, [])
        let error = try #require(throws: RasterError.self) { try rasterizer().render(list) }
        #expect(error.exitStatus == .inputNotUnderstood)
        #expect(error.description.contains("both sides must be 1 to 16384"))
        #expect(throws: RasterError.self) { try rasterizer().pixelHash(of: list) }
        #expect(throws: RasterError.self) { try rasterizer().pngData(of: list, file: "a.png") }
    }

    @Test func `the library versions name cairo and pixman`() {
        let words = Rasterizer.libraryVersions.split(separator: " ")
        #expect(words.count == 4)
        #expect(words[0] == "cairo")
        #expect(words[2] == "pixman")
    }
}
