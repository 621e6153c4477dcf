import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct PNGWritingTests {
    @Test(arguments: [(1, 1), (1, 300), (300, 1), (257, 129)])
    func `what is written is read back`(_ size: (width: Int, height: Int)) throws {
        let bitmap = noise(width: size.width, height: size.height, seed: 1)
        #expect(try Bitmap(png: bitmap.pngData(file: "a.png"), file: "a.png") == bitmap)
    }

    @Test func `the bytes are the same every time and in every cut`() throws {
        let bitmap = noise(width: 64, height: 40, seed: 2)
        var encoder = try PNGEncoder(width: 64, height: 40, file: "a.png")
        for row in 0..<40 { try encoder.append(bitmap.pixels.span.extracting((row * 64)..<(row * 64 + 64))) }
        let bytes = try encoder.finish()
        #expect(try bitmap.pngData(file: "a.png") == bytes)
        #expect(try bitmap.pngData(file: "b.png") == bytes)
    }

    @Test func `the file holds header, pixels and end alone, in eight bits of three colors`() throws {
        let bytes = try Bitmap(width: 300, height: 200, filledWith: Pixel(.white)).pngData(file: "a.png")
        #expect(Array(bytes[8..<33]) == chunk("IHDR", bigEndian(300) + bigEndian(200) + [8, 2, 0, 0, 0]))
        #expect(Array(bytes[37..<41]) == Array("IDAT".utf8))
        #expect(Array(bytes.suffix(12)) == chunk("IEND", []))
        #expect(bytes.count < 1500)
    }

    @Test func `alpha is kept where that is wanted`() throws {
        let colors = [0x8040_2010, 0, 0xFF12_3456, 0x0101_0000].map { Pixel(bits: $0) }
        for color in colors {
            let bitmap = Bitmap(width: 3, height: 2, filledWith: color)
            #expect(try Bitmap(png: bitmap.pngData(file: "a.png", hasAlpha: true), file: "a.png") == bitmap)
        }
    }

    @Test func `alpha is left out`() throws {
        let bitmap = Bitmap(width: 1, height: 1, filledWith: Pixel(bits: 0x8040_2010))
        let read = try Bitmap(png: bitmap.pngData(file: "a.png"), file: "a.png")
        #expect(read[0, 0] == Pixel(bits: 0xFF40_2010))
    }
}
