import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Testing

/// What filters make of pixels.
@Suite struct FilterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let filter: LayerFilter
        /// The color before, and the one after.
        let from: UInt32
        let to: UInt32
        var testDescription: String { filter.description }

        init(_ filter: LayerFilter, _ from: UInt32, _ to: UInt32) {
            (self.filter, self.from, self.to) = (filter, from, to)
        }
    }

    private static let swapped = ChannelMatrix(red: [0, 0, 1, 0, 0], green: [0, 1, 0, 0, 0], blue: [1, 0, 0, 0, 0])

    /// Worked out by hand from the matrices of SVG's filters.
    static let cases = [
        Case(.brightness(0.2), 0xFF0000, 0xFF3333), Case(.brightness(1), 0x123456, 0xFFFFFF),
        Case(.brightness(-0.2), 0xFF8000, 0xCC4D00),
        Case(.contrast(0), 0xFF0020, 0x808080), Case(.contrast(2), 0x60A080, 0x41C181),
        Case(.contrast(-1), 0xFF0000, 0x00FFFF),
        Case(.saturation(0), 0xFF0000, 0x363636), Case(.saturation(0), 0x00FF00, 0xB6B6B6),
        Case(.saturation(2), 0x808080, 0x808080), Case(.grayscale(1), 0x0000FF, 0x121212),
        Case(.grayscale(2), 0x0000FF, 0x121212),
        Case(.grayscale(0.5), 0xFF0000, 0x9B1B1B),
        Case(.hueRotation(2 * .pi), 0x336699, 0x336699), Case(.hueRotation(.pi), 0x808080, 0x808080),
        Case(.hueRotation(.pi), 0xFF0000, 0x006D6D),
        Case(.inversion(1), 0x336699, 0xCC9966), Case(.inversion(0.5), 0x336699, 0x808080),
        Case(.multiplication(Color(hex: 0x808080)), 0xFF8000, 0x804000),
        Case(.matrix(swapped), 0x336699, 0x996633), Case(.brightness(.nan), 0xFF0000, 0xFF0000),
        Case(.contrast(.infinity), 0x400000, 0x000000),
        Case(.threshold(least: 0.5, most: 1, Color(hex: 0x112233)), 0xFF0000, 0x112233),
        Case(.threshold(least: 0, most: 0.5, .black), 0xFF0000, 0xFFFFFF),
        Case(.luminanceToAlpha, 0xFFFFFF, 0x000000), Case(.luminanceToAlpha, 0x000000, 0xFFFFFF),
        Case(.blur(2, isOpaque: true), 0x336699, 0x336699),
    ]

    private func draw(_ filters: [LayerFilter], _ operations: [DrawingOperation], bands: Int = 32) throws -> Bitmap {
        var compositing = Compositing()
        compositing.filters = filters
        let list = screen(width: 9, height: 9, scale: 1, [.composited(compositing, operations)])
        return try rasterizer(bandHeight: bands).render(list)
    }

    private func square(_ color: Color, _ side: Double = 3, at place: Double = 3) -> DrawingOperation {
        .fill(.rect(Rect(x: place, y: place, width: side, height: side)), color)
    }

    @Test(arguments: cases) func `colors change as by hand`(_ example: Case) throws {
        let pixels = try draw([example.filter], [square(Color(hex: example.from))])
        #expect(pixels[4, 4] == Pixel(Color(hex: example.to)))
        #expect(pixels[0, 0] == Pixel(.white))
    }

    @Test func `filters are made one after the other`() throws {
        let pixels = try draw([.brightness(0.2), .inversion(1)], [square(Color(hex: 0xFF0000))])
        #expect(pixels[4, 4] == Pixel(Color(hex: 0x00CCCC)))
    }

    @Test func `half clear colors change as opaque ones`() throws {
        let pixels = try draw([.inversion(1)], [square(Color.white.withAlpha(128))])
        #expect(pixels[4, 4] == Pixel(Color(hex: 0x7F7F7F)))
    }

    @Test func `a blur is alike in all directions and reaches beyond edges`() throws {
        let pixels = try draw([.blur(1)], [square(.black, 1, at: 4)])
        #expect(pixels[4, 4].red < pixels[3, 4].red && pixels[3, 4].red < 255)
        #expect(pixels[3, 4] == pixels[5, 4] && pixels[4, 3] == pixels[3, 4])
        #expect(pixels[0, 4].red == 255)
    }

    @Test func `an opaque blur keeps the edges`() throws {
        let pixels = try draw(
            [.blur(1, isOpaque: true)], [square(.black, 2, at: 3), square(Color(hex: 0xFF0000), 1, at: 5)])
        #expect(pixels[2, 3].red == 255 && pixels[2, 3].green == 255)
        #expect(pixels[3, 3].green == 0 && pixels[3, 3].alpha == 255)
    }

    @Test(arguments: [1, 2, 5]) func `bands change nothing`(_ height: Int) throws {
        let filters: [LayerFilter] = [.blur(1.5), .saturation(2)]
        let operations = [square(Color(hex: 0x336699)), square(Color(hex: 0x993366), 9, at: 5)]
        #expect(try draw(filters, operations, bands: height) == draw(filters, operations))
    }

    @Test func `what lies far off the screen is not drawn`() throws {
        let pixels = try draw([.blur(1_000_000)], [square(.black, 1e9, at: 1e9)])
        #expect(pixels == (try draw([], [])))
    }
}
