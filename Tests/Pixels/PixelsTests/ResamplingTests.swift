import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct ResamplingTests {
    static let sizes = [(1, 1), (7, 3), (464, 1), (2000, 2), (100, 100), (130, 70), (13, 200)]

    @Test(arguments: sizes) func `one color stays one color`(_ width: Int, _ height: Int) {
        let pixel = Pixel(bits: 0x8040_2010)
        let scaled = Bitmap(width: 100, height: 70, filledWith: pixel).scaled(toWidth: width, height: height)
        #expect(scaled == Bitmap(width: width, height: height, filledWith: pixel))
    }

    @Test func `the same size is the same picture`() {
        let bitmap = noise(width: 20, height: 30, seed: 4)
        #expect(bitmap.scaled(toWidth: 20, height: 30) == bitmap)
    }

    @Test func `growing is linear`() {
        var bitmap = Bitmap(width: 2, height: 1, filledWith: Pixel(.black))
        bitmap[1, 0] = Pixel(bits: 0xFFC8_C8C8)
        #expect(bitmap.scaled(toWidth: 4, height: 1).pixels.map(\.red) == [0, 50, 150, 200])
        #expect(bitmap.scaled(toWidth: 4, height: 2).pixels.map(\.red) == [0, 50, 150, 200, 0, 50, 150, 200])
    }

    @Test func `shrinking keeps the mean and an edge stays sharp`() {
        let size = 96
        let bitmap = unsafe Bitmap(width: size, height: 1) { pixels in
            for x in pixels.indices {
                unsafe pixels.initializeElement(at: x, to: Pixel(x < size / 2 ? .black : .white))
            }
        }
        let reds = bitmap.scaled(toWidth: 12, height: 1).pixels.map(\.red)
        #expect(reds == reds.reversed().map { 255 - $0 })
        #expect(reds[5] < 25)
        #expect(reds.prefix(4).allSatisfy { $0 < 10 })
    }

    @Test func `shrinking to a fraction keeps shapes in their places`() {
        let bitmap = unsafe Bitmap(width: 250, height: 330) { pixels in
            for index in pixels.indices {
                let (x, y) = (index % 250, index / 250)
                let isInside = (50..<200).contains(x) && (110..<220).contains(y)
                unsafe pixels.initializeElement(at: index, to: Pixel(isInside ? .black : .white))
            }
        }
        let scaled = bitmap.scaled(toWidth: 25, height: 33)
        #expect((0..<25).map { scaled[$0, 16].red < 128 } == (0..<25).map { (5..<20).contains($0) })
        #expect((0..<33).map { scaled[12, $0].red < 128 } == (0..<33).map { (11..<22).contains($0) })
        #expect([scaled[4, 16], scaled[20, 16], scaled[12, 10], scaled[12, 22]].allSatisfy { $0.red > 205 })
        #expect([scaled[5, 16], scaled[19, 16], scaled[12, 11], scaled[12, 21]].allSatisfy { $0.red < 50 })
    }

    @Test func `no channel exceeds alpha`() {
        let bitmap = unsafe Bitmap(width: 50, height: 50) { pixels in
            for index in pixels.indices {
                let color: UInt32 = index % 7 < 3 ? 0 : index % 2 == 0 ? 0xFFFF_FFFF : 0x8080_0000
                unsafe pixels.initializeElement(at: index, to: Pixel(bits: color))
            }
        }
        for pixel in bitmap.scaled(toWidth: 21, height: 17).pixels {
            #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
        }
    }

    @Test func `the pixels are the same on every machine`() {
        let bitmap = noise(width: 101, height: 57, seed: 5)
        #expect(bitmap.scaled(toWidth: 46, height: 31).pixelHash.description == "dddbe7d34f32f1aa653b66789037f9e2")
        #expect(bitmap.scaled(toWidth: 20, height: 11).pixelHash.description == "f8fabafa51f0849a7a1e5b8e927ade51")
        #expect(bitmap.scaled(toWidth: 150, height: 90).pixelHash.description == "15b2b8503743c17bdcbde8ed6e7225c8")
    }

    @Test(arguments: [(0, 5), (5, 0), (-3, 4)]) func `a picture without a size is rejected`(_ width: Int, _ height: Int)
    {
        #expect(noise(width: 4, height: 4, seed: 6).scaled(toWidth: width, height: height).pixels.isEmpty)
        let empty = Bitmap(width: 0, height: 0, filledWith: Pixel(.white))
        #expect(empty.scaled(toWidth: 2, height: 2).pixels == Array(repeating: Pixel(bits: 0), count: 4))
    }
}
