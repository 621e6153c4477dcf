import LayoutSimPixels
import Testing

@Suite struct JPEGWritingTests {
    /// A picture with soft changes, which compression keeps.
    private var picture: Bitmap {
        var picture = Bitmap(width: 33, height: 17, filledWith: Pixel(bits: 0))
        for y in 0..<17 {
            for x in 0..<33 {
                picture[x, y] = Pixel(alpha: 255, red: UInt8(x * 7), green: UInt8(y * 15), blue: UInt8(200 - x * 3))
            }
        }
        return picture
    }

    private func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
        zip(one.pixels, other.pixels).map { one, other in
            [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
                .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
        }.max() ?? 0
    }

    @Test(arguments: [(1.0, 8), (0.9, 16), (0.5, 40)])
    func `what is written is read again, about as it was`(_ quality: Double, _ tolerance: Int) throws {
        let bytes = try picture.jpegData(quality: quality, file: "a.jpg")
        let read = try Bitmap(picture: bytes, file: "a.jpg")
        #expect((read.width, read.height) == (33, 17))
        #expect(largestDifference(read, picture) <= tolerance)
        #expect(read.isOpaque)
    }

    @Test func `less quality takes less room`() throws {
        let sizes = try [1, 0.8, 0.5, 0.2, 0].map { try picture.jpegData(quality: $0, file: "a.jpg").count }
        #expect(sizes == sizes.sorted(by: >))
        #expect(Set(sizes).count == sizes.count)
        for (quality, same) in [(-1.0, 0.0), (.nan, 0), (7, 1), (.infinity, 1)] {
            let (one, other) = try (
                picture.jpegData(quality: quality, file: "a.jpg"), picture.jpegData(quality: same, file: "a.jpg")
            )
            #expect(one == other)
        }
    }

    /// The hash is that of the bytes on every machine: a change of the library's transform would be seen here.
    @Test func `equal pixels give equal bytes`() throws {
        let bytes = try picture.jpegData(quality: 0.8, file: "a.jpg")
        #expect(ContentHash(of: bytes).description == "7ebfe94df7ae2f5c1fc76e1b3a2f4a34")
    }

    @Test func `what is transparent becomes white`() throws {
        let clear = Bitmap(width: 8, height: 8, filledWith: Pixel(bits: 0))
        let read = try Bitmap(picture: clear.jpegData(quality: 1, file: "a.jpg"), file: "a.jpg")
        #expect(read.pixels.allSatisfy { $0.bits == 0xFFFF_FFFF })
        let half = Bitmap(width: 8, height: 8, filledWith: Pixel(bits: 0x8000_0080))
        let mixed = try Bitmap(picture: half.jpegData(quality: 1, file: "a.jpg"), file: "a.jpg")
        #expect(largestDifference(mixed, Bitmap(width: 8, height: 8, filledWith: Pixel(bits: 0xFF7F_7FFF))) <= 2)
    }

    @Test func `a picture without pixels is refused`() {
        let empty = Bitmap(width: 0, height: 4, filledWith: Pixel(bits: 0))
        #expect(throws: PictureError(file: "a.jpg", reason: .size(.jpeg, width: 0, height: 4))) {
            try empty.jpegData(quality: 1, file: "a.jpg")
        }
    }
}
