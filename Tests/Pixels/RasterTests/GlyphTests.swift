import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

@Suite struct GlyphTests {
    /// Returns the red channels of the row above the baseline, for a square four pixels wide.
    private func reds(x: Double, y: Double = 4, scale: Double = 1) throws -> [UInt8] {
        let run = glyphs([1], size: 8 / scale, x: x / scale, y: y / scale)
        let list = screen(width: 8 / scale, height: 8 / scale, scale: scale, [.glyphs(run, .black)])
        let bitmap = try rasterizer().render(list)
        return (0..<8).map { bitmap[$0, 3].red }
    }

    @Test(arguments: [
        (1.0, [255, 0, 0, 0, 0, 255, 255, 255]),
        (1.12, [255, 0, 0, 0, 0, 255, 255, 255]),
        (1.13, [255, 63, 0, 0, 0, 191, 255, 255]),
        (1.5, [255, 127, 0, 0, 0, 127, 255, 255]),
        (1.8, [255, 191, 0, 0, 0, 63, 255, 255]),
        (1.9, [255, 255, 0, 0, 0, 0, 255, 255]),
        (-0.5, [0, 0, 0, 127, 255, 255, 255, 255]),
    ])
    func `glyphs stand on quarters of a pixel`(_ x: Double, _ reds: [UInt8]) throws {
        #expect(try self.reds(x: x) == reds)
        #expect(try self.reds(x: x, scale: 2) == reds)
    }

    @Test func `baselines stand on whole pixels`() throws {
        let aligned = try reds(x: 1)
        #expect(try reds(x: 1, y: 3.5) == aligned)
        #expect(try reds(x: 1, y: 4.49) == aligned)
        #expect(try reds(x: 1, y: 3.49) != aligned)
    }

    @Test func `the color shines through`() throws {
        let list = screen([.glyphs(glyphs([1], size: 8, x: 1, y: 4), Color(red: 255, green: 0, blue: 0, alpha: 128))])
        #expect(try rasterizer().render(list)[2, 2] == Pixel(bits: 0xFFFF_7F7F))
    }

    /// Squares of four pixels, each moved by a step; some cover each other or meet within a pixel.
    @Test(arguments: [
        (2.0, [0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFFFFFF] as [UInt32]),
        (4.0, [0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F]),
        (5.0, [0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFF7F7F, 0xFFFFFF, 0xFF7F7F, 0xFF7F7F]),
    ])
    func `a translucent color is no darker where letters are joined`(_ step: Double, _ pixels: [UInt32]) throws {
        let run = glyphs([1, 1], size: 8, x: 0, y: 4, step: step)
        let list = screen([.glyphs(run, Color(red: 255, green: 0, blue: 0, alpha: 128))])
        let bitmap = try rasterizer().render(list)
        #expect((0..<7).map { bitmap[$0, 2].bits & 0xFFFFFF } == pixels)
    }

    @Test func `a translucent color is no darker where turned letters are joined`() throws {
        let run = glyphs([1, 1, 1], size: 8, x: 0, y: 4, step: 2)
        let red = Color(red: 255, green: 0, blue: 0, alpha: 128)
        let turned = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4)
        var layer = Compositing()
        layer.transform = turned
        let list = screen([.composited(layer, [.glyphs(run, red)])])
        let bitmap = try rasterizer().render(list)
        #expect((0..<8).map { bitmap[$0, 2].bits & 0xFFFFFF } == Array(repeating: 0xFF7F7F, count: 8))
    }

    @Test(arguments: [false, true])
    func `letters on a screen are those that cairo draws in a clip`(_ isOpaque: Bool) throws {
        let colors: [Color] = [.black, .white, Color(hex: 0xFE017F), Color(hex: 0x3C3C43), Color(hex: 0x80C010)]
        let ramp = DrawingOperation.gradient(
            .rect(Rect(x: 0, y: 0, width: 200, height: 90)),
            AxisGradient(axis: .horizontal, start: .white, end: Color(red: 200, green: 30, blue: 60, alpha: 80)),
            within: Rect(x: 0, y: 0, width: 200, height: 90))
        let letters = colors.enumerated().map { row, color in
            DrawingOperation.glyphs(
                glyphs([2, 1, 2, 2, 1, 2], size: 13 + Double(row), x: -3.1, y: 8 + 19.3 * Double(row), step: 37.17),
                color)
        }
        let all = Path.rect(Rect(x: -10, y: -10, width: 300, height: 300))
        var direct = screen(width: 180, height: 83, scale: 2, [ramp] + letters)
        var clipped = screen(width: 180, height: 83, scale: 2, [ramp, .clipped(to: all, letters)])
        direct.background = Color(red: 40, green: 90, blue: 20, alpha: 70)
        clipped.background = direct.background
        let pictures = try [direct, clipped].map { try rasterizer(bandHeight: 32).render($0, isOpaque: isOpaque) }
        #expect(pictures[0] == pictures[1])
    }

    @Test func `large glyphs are drawn like small ones`() throws {
        let list = screen(width: 300, height: 200, [.glyphs(glyphs([1], size: 320, x: 10.25, y: 180.4), .black)])
        let bitmap = try rasterizer().render(list)
        #expect([9, 10, 11, 169, 170, 171].map { bitmap[$0, 100].red } == [255, 63, 0, 0, 191, 255])
        #expect([19, 20, 179, 180].map { bitmap[100, $0].red } == [255, 0, 0, 255])
    }

    @Test func `glyphs without ink draw nothing`() throws {
        let list = screen([.glyphs(glyphs([0, 3, 99], size: 8, x: 1, y: 4), .black)])
        #expect(try rasterizer().render(list) == rasterizer().render(screen([])))
    }

    @Test func `each outline is asked for once a phase`() throws {
        var count = 0
        let rasterizer = Rasterizer(
            outline: { face, glyph in
                count += 1
                return outline(face, glyph)
            }, image: { picture($0).map { .pixels($0) } })
        let list = screen([.glyphs(glyphs([1, 1, 1, 1], size: 8, x: 1, y: 4, step: 0.5), .black)])
        for _ in 0..<3 { _ = try rasterizer.render(list) }
        #expect(count == 2)
    }
}
