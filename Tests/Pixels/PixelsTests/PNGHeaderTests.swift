import LayoutSimPixels
import Testing

@Suite struct PNGHeaderTests {
    private static let png =
        (try? Bitmap(width: 7, height: 300, filledWith: Pixel(bits: 0xFF00_0000)).pngData(file: "")) ?? []

    @Test func `the size is read without decoding`() throws {
        #expect(try PNGHeader(of: PNGHeaderTests.png, file: "a.png") == PNGHeader(width: 7, height: 300))
        let sample = SamplePNG(width: 1, height: 2, scanlines: [0, 1, 2, 3, 0, 4, 5, 6])
        #expect(try PNGHeader(of: sample.bytes, file: "a.png") == PNGHeader(width: 1, height: 2))
    }

    /// Damage between the ends is visible only to decoders.
    @Test func `what lies between header and end is not looked at`() throws {
        var bytes = PNGHeaderTests.png
        bytes[bytes.count - 20] ^= 0xFF
        #expect(try PNGHeader(of: bytes, file: "a.png").height == 300)
        #expect(throws: PNGError.self) { try Bitmap(png: bytes, file: "a.png") }
    }

    @Test(
        "Half a file is none",
        arguments: [
            ([], .empty), (Array(png.prefix(1)), .truncated), (Array(png.prefix(8)), .truncated),
            (Array(png.prefix(20)), .truncated), (Array(png.prefix(33)), .truncated),
            (Array(png.dropLast()), .truncated),
            (Array(png.dropLast(12)), .truncated), (Array(png.prefix(12)) + png.dropFirst(16), .truncated),
            (Array("GIF89a".utf8), .notPNG),
            (Array("version https://git-lfs.github.com/spec/v1\n".utf8), .gitLFSPointer),
            (Array(repeating: 0, count: 1000), .notPNG),
        ] as [([UInt8], PNGError.Reason)])
    func refusals(bytes: [UInt8], reason: PNGError.Reason) {
        #expect(throws: PNGError(file: "a.png", reason: reason)) { try PNGHeader(of: bytes, file: "a.png") }
    }
}
