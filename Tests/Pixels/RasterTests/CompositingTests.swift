import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

@Suite struct CompositingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var operations: [DrawingOperation]
        /// The red channels, row by row.
        var reds: [[UInt8]]
        var testDescription: String { name }

        init(_ name: String, _ operations: [DrawingOperation], _ reds: [[UInt8]]) {
            self.name = name
            self.operations = operations
            self.reds = reds
        }
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        .rect(Rect(x: x, y: y, width: width, height: height))
    }

    private static func layer(
        _ operations: [DrawingOperation], _ edit: (inout Compositing) -> Void
    ) -> [DrawingOperation] {
        var compositing = Compositing()
        edit(&compositing)
        return [.composited(compositing, operations)]
    }

    private static let dot = DrawingOperation.fill(rect(0, 0, 1, 1), .black)
    private static let whole = DrawingOperation.fill(rect(0, 0, 9, 9), .black)
    private static let backdrop = layer([]) {
        $0.clip = ClipPath(rect(0, 0, 2, 1))
        $0.backdrop = Backdrop(blur: 1)
    }
    private static let blackToWhite = [Shading.Stop(0, .black), Shading.Stop(1, .white)]

    static let cases = [
        Case(
            "moved and doubled", layer([dot]) { $0.transform = Transform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1) },
            [[255, 255, 255, 255], [255, 0, 0, 255]]),
        Case(
            "a quarter turn",
            layer([.fill(rect(0, 0, 2, 1), .black)]) {
                $0.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            }, [[0, 255], [0, 255]]),
        Case(
            "a clip by parity",
            layer([whole]) {
                $0.clip = ClipPath(Path(rect(0, 0, 3, 1).elements + rect(1, 0, 1, 1).elements), .evenOdd)
            }, [[0, 255, 0, 255]]),
        Case("a mask", layer([whole]) { $0.mask = [.fill(rect(1, 0, 1, 1), .white)] }, [[255, 0, 255]]),
        Case(
            "what lies below, blurred, within a clip",
            [dot]
                + layer([.fill(rect(0, 0, 0.5, 1), Color.black.withAlpha(0))]) {
                    $0.clip = ClipPath(rect(0, 0, 2, 1))
                    $0.backdrop = Backdrop(blur: 1)
                }, [[132, 170, 255, 255]]),
        Case(
            "what lies below a clip and the layers in it, blurred",
            [dot, .clipped(to: rect(0, 0, 2, 1), [.faded(255, backdrop)])], [[132, 170, 255, 255]]),
        Case("half faded", layer([dot, dot]) { $0.alpha = 128 }, [[127, 255]]),
        Case(
            "multiplied",
            [.fill(rect(0, 0, 1, 1), Color(hex: 0x808080))]
                + layer([.fill(rect(0, 0, 2, 1), Color(hex: 0x808080))]) { $0.blendMode = .multiply }, [[64, 128, 255]]),
        Case("cleared", layer([whole, .composited(cleared, [dot])]) { $0.alpha = 254 }, [[255, 1]]),
        Case(
            "a sharp shadow",
            layer([dot]) {
                $0.shadow = Shadow(color: Color(hex: 0x640000), offset: Point(x: 1, y: 1), radius: 0)
            }, [[0, 255], [255, 100]]),
        Case(
            "across",
            [
                .shading(
                    rect(0, 0, 4, 1),
                    Shading(.linear(from: .zero, to: Point(x: 4, y: 0)), stops: blackToWhite))
            ], [[32, 96, 159, 223]]),
        Case(
            "a shading that ends",
            [
                .shading(
                    rect(0, 0, 4, 1),
                    Shading(
                        .linear(from: Point(x: 1, y: 0), to: Point(x: 3, y: 0)),
                        stops: [Shading.Stop(0, .black), Shading.Stop(1, .black)], extendsBefore: false,
                        extendsAfter: false))
            ], [[255, 0, 0, 255]]),
        Case(
            "rings",
            [
                .shading(
                    rect(0, 0, 5, 1),
                    Shading(
                        .radial(
                            from: Point(x: 2.5, y: 0.5), startRadius: 0, to: Point(x: 2.5, y: 0.5), endRadius: 2),
                        stops: blackToWhite))
            ], [[255, 128, 0, 128, 255]]),
        Case(
            "a picture",
            [
                .picture(
                    Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF64_0000]),
                    Transform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 0))
            ], [[255, 0, 100, 255]]),
        Case(
            "a mirrored picture",
            [
                .picture(
                    Picture(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF64_0000]),
                    Transform(a: -2, b: 0, c: 0, d: 1, tx: 2, ty: 0))
            ], [[100, 0, 255]]),
    ]

    private static var cleared: Compositing {
        var compositing = Compositing()
        compositing.blendMode = .clear
        return compositing
    }

    @Test(arguments: cases) func layersAreComposited(_ example: Case) throws {
        let list = screen(
            width: Double(example.reds[0].count), height: Double(example.reds.count), scale: 1, example.operations)
        let bitmap = try Rasterizer(outline: { _, _ in Path() }, image: { _ in nil }).render(list)
        let reds = (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y].red } }
        #expect(reds == example.reds)
    }

    @Test func aShadowIsBlurredAlikeInAllDirections() throws {
        var compositing = Compositing()
        compositing.shadow = Shadow(color: .black, offset: .zero, radius: 1)
        let list = screen(
            width: 9, height: 9, scale: 1,
            [.composited(compositing, [.fill(Self.rect(4, 4, 1, 1), .white)])])
        let bitmap = try Rasterizer(outline: { _, _ in Path() }, image: { _ in nil }).render(list)
        #expect(bitmap[3, 4].red < 255)
        #expect(bitmap[3, 4] == bitmap[5, 4])
        #expect(bitmap[4, 3] == bitmap[3, 4])
        #expect(bitmap[4, 4].red == 255)
        #expect(bitmap[0, 4].red == 255)
    }
}
