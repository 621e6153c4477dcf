import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct PNGReadingTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        var name: String
        var png: [UInt8]
        var pixels: [UInt32]
        var testDescription: String { name }

        init(_ name: String, _ sample: SamplePNG, _ pixels: [UInt32]) {
            self.name = name
            png = sample.bytes
            self.pixels = pixels
        }
    }

    private static let palette: (type: String, data: [UInt8]) = ("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])

    static let kinds = [
        Kind(
            "rgb", SamplePNG(width: 2, height: 1, scanlines: [0, 1, 2, 3, 250, 251, 252]), [0xFF01_0203, 0xFFFA_FBFC]),
        Kind(
            "rgb with a transparent color",
            SamplePNG(
                width: 2, height: 1, extras: [("tRNS", [0, 1, 0, 2, 0, 3])], scanlines: [0, 1, 2, 3, 250, 251, 252]),
            [0, 0xFFFA_FBFC]),
        Kind(
            "rgb of 16 bits",
            SamplePNG(width: 1, height: 1, depth: 16, scanlines: [0, 0xFF, 0xFF, 0x80, 0x80, 0x01, 0x01]), [0xFFFF_8001]
        ),
        Kind(
            "rgb with alpha",
            SamplePNG(width: 3, height: 1, colorType: 6, scanlines: [0, 255, 0, 128, 128, 9, 9, 9, 0, 1, 2, 3, 255]),
            [0x8080_0040, 0, 0xFF01_0203]),
        Kind(
            "rgb with alpha of 16 bits",
            SamplePNG(
                width: 1, height: 1, depth: 16, colorType: 6, scanlines: [0, 255, 255, 0, 0, 255, 255, 128, 128]),
            [0x8080_0080]),
        Kind("gray", SamplePNG(width: 2, height: 1, colorType: 0, scanlines: [0, 0, 77]), [0xFF00_0000, 0xFF4D_4D4D]),
        Kind(
            "gray of 1 bit", SamplePNG(width: 3, height: 1, depth: 1, colorType: 0, scanlines: [0, 0b1010_0000]),
            [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
        Kind(
            "gray of 2 bits", SamplePNG(width: 2, height: 1, depth: 2, colorType: 0, scanlines: [0, 0b0110_0000]),
            [0xFF55_5555, 0xFFAA_AAAA]),
        Kind(
            "gray of 4 bits with a transparent gray",
            SamplePNG(width: 2, height: 1, depth: 4, colorType: 0, extras: [("tRNS", [0, 3])], scanlines: [0, 0x3F]),
            [0, 0xFFFF_FFFF]),
        Kind(
            "gray of 16 bits", SamplePNG(width: 1, height: 1, depth: 16, colorType: 0, scanlines: [0, 0x40, 0x40]),
            [0xFF40_4040]),
        Kind(
            "gray with alpha", SamplePNG(width: 1, height: 1, colorType: 4, scanlines: [0, 255, 64]), [0x4040_4040]),
        Kind(
            "palette", SamplePNG(width: 3, height: 1, colorType: 3, extras: [palette], scanlines: [0, 2, 1, 0]),
            [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]),
        Kind(
            "palette of 2 bits with alpha",
            SamplePNG(
                width: 3, height: 1, depth: 2, colorType: 3, extras: [palette, ("tRNS", [128, 0])],
                scanlines: [0, 0b0001_1000]),
            [0x8080_0000, 0, 0xFF00_00FF]),
        Kind(
            "filtered rows",
            SamplePNG(width: 2, height: 2, colorType: 0, scanlines: [1, 10, 5, 2, 1, 1]),
            [0xFF0A_0A0A, 0xFF0F_0F0F, 0xFF0B_0B0B, 0xFF10_1010]),
        Kind(
            "interlaced",
            SamplePNG(width: 2, height: 2, colorType: 0, isInterlaced: true, scanlines: [0, 1, 0, 2, 0, 3, 4]),
            [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404]),
        Kind(
            "texts, time and a broken profile are passed over",
            SamplePNG(
                width: 1, height: 1, colorType: 0,
                extras: [("iCCP", [1, 2, 3]), ("tEXt", Array("a".utf8)), ("tIME", [0]), ("gAMA", [0, 0, 0, 1])],
                scanlines: [0, 9]),
            [0xFF09_0909]),
    ]

    @Test(arguments: kinds) func `every kind becomes premultiplied pixels`(_ kind: Kind) throws {
        let bitmap = try Bitmap(png: kind.png, file: "a.png")
        #expect(bitmap.pixels == kind.pixels.map(Pixel.init(bits:)))
    }

    @Test func `size and order of rows are kept`() throws {
        let bitmap = try Bitmap(
            png: SamplePNG(width: 3, height: 2, colorType: 0, scanlines: [0, 1, 2, 3, 0, 4, 5, 6]).bytes, file: "a.png")
        #expect(bitmap.width == 3)
        #expect(bitmap.height == 2)
        #expect(bitmap[2, 0].red == 3)
        #expect(bitmap[0, 1].blue == 4)
    }

    @Test(arguments: [0, 32, 64, 96, 128, 160, 192, 224])
    func `alpha is multiplied in to the nearest channel`(_ firstAlpha: Int) throws {
        let alphas = firstAlpha..<(firstAlpha + 32)
        var rows: [UInt8] = []
        for alpha in alphas {
            rows.append(0)
            for channel in 0..<256 { rows += [UInt8(channel), UInt8(255 - channel), 0, UInt8(alpha)] }
        }
        let sample = SamplePNG(width: 256, height: 32, colorType: 6, scanlines: rows)
        let expected = alphas.flatMap { alpha in
            (0..<256).map { Pixel(Color(red: UInt8($0), green: UInt8(255 - $0), blue: 0, alpha: UInt8(alpha))) }
        }
        #expect(try Bitmap(png: sample.bytes, file: "a.png").pixels == expected)
    }
}
