import LayoutSimGeometry
import LayoutSimPixels
import Testing

@Suite struct PixelHashTests {
    /// Hashes that must never change, since goldens contain them.
    static let known: [(Bitmap, String)] = [
        (Bitmap(width: 0, height: 0, filledWith: Pixel(.white)), "e5189a9599e3f86205ea23ef06e28b2d"),
        (Bitmap(width: 1, height: 1, filledWith: Pixel(.white)), "3834c82c9f8226156d7c1f4ceab31bbd"),
        (Bitmap(width: 320, height: 200, filledWith: Pixel(.white)), "85ed7190ff8c27f2b149c63ab1b3e67a"),
        (noise(width: 67, height: 31, seed: 7), "981ae106e53b0e820f580a66b9be7142"),
    ]

    @Test(arguments: known) func `the hash of a picture never changes`(_ bitmap: Bitmap, _ text: String) {
        #expect(bitmap.pixelHash.description == text)
    }

    @Test func `rows may come in any portions`() {
        let bitmap = noise(width: 33, height: 50, seed: 3)
        var hasher = PixelHasher(width: 33, height: 50)
        for start in stride(from: 0, to: 50, by: 7) {
            hasher.append(bitmap.pixels.span.extracting((start * 33)..<(min(start + 7, 50) * 33)))
        }
        #expect(hasher.finish() == bitmap.pixelHash)
    }

    @Test func `size and every channel count`() {
        let wide = Bitmap(width: 4, height: 1, filledWith: Pixel(.black))
        var hashes: Set = [wide.pixelHash, Bitmap(width: 1, height: 4, filledWith: Pixel(.black)).pixelHash]
        for shift in stride(from: 0, to: 32, by: 8) {
            var bitmap = wide
            bitmap[2, 0].bits ^= 1 << shift
            hashes.insert(bitmap.pixelHash)
        }
        #expect(hashes.count == 6)
    }

    @Test func `a hash is read back from its text`() {
        let hash = ContentHash(high: 0x00AB, low: 1)
        #expect(hash.description == "00000000000000ab0000000000000001")
        #expect(ContentHash(hash.description) == hash)
        for text in [
            "", "00", hash.description + "0", "+0000000000000ab0000000000000001", "é000000000000ab000000000000001",
        ] {
            #expect(ContentHash(text) == nil)
        }
        #expect(ContentHash("00000000000000AB0000000000000001") == nil)
    }
}
