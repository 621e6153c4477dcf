import LayoutSimErrors
import LayoutSimPixels
import Testing

@Suite struct PNGErrorTests {
    struct Bad: Sendable, CustomTestStringConvertible {
        var name: String
        var bytes: [UInt8]
        /// The expected text in the message.
        var text: String
        var testDescription: String { name }

        init(_ name: String, _ bytes: [UInt8], _ text: String) {
            self.name = name
            self.bytes = bytes
            self.text = text
        }
    }

    private static let good = SamplePNG(width: 2, height: 2, colorType: 0, scanlines: [0, 1, 2, 0, 3, 4])

    private static func changed(_ change: (inout SamplePNG) -> Void) -> [UInt8] {
        var sample = good
        change(&sample)
        return sample.bytes
    }

    private static func flipped(at index: Int) -> [UInt8] {
        var bytes = good.bytes
        bytes[index] ^= 0x10
        return bytes
    }

    private static func afterHeader(_ bytes: [UInt8]) -> [UInt8] {
        SamplePNG.signature + chunk("IHDR", good.header) + bytes
    }

    static let bad = [
        Bad("empty", [], "a.png: error: the file is empty"),
        Bad("text", Array("hello".utf8), "this is not a PNG"),
        Bad("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "this is not a PNG"),
        Bad("conflict", Array("<<<<<<< HEAD\n".utf8), "this is not a PNG"),
        Bad("damaged line ends", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A], "this is not a PNG"),
        Bad("Git LFS", Array("version https://git-lfs.github.com/spec/v1\n".utf8), "run 'git lfs pull'"),
        Bad("half a signature", Array(SamplePNG.signature.prefix(4)), "truncated"),
        Bad("signature alone", SamplePNG.signature, "truncated"),
        Bad("no pixels", afterHeader([]), "truncated"),
        Bad("no end", Array(good.bytes.dropLast(12)), "truncated"),
        Bad("half the pixels", Array(good.bytes.dropLast(20)), "truncated"),
        Bad("width 0", changed { $0.width = 0 }, "damaged"),
        Bad("width 20000", changed { $0.width = 20000 }, "damaged"),
        Bad("4 billion rows", changed { $0.height = .max }, "damaged"),
        Bad(
            "too large an area",
            changed {
                $0.width = 16384
                $0.height = 16384
            }, "the picture is 16384x16384 pixels; both sides must be 1 to 16384"),
        Bad("depth 3", changed { $0.depth = 3 }, "damaged"),
        Bad("color type 9", changed { $0.colorType = 9 }, "damaged"),
        Bad("palette missing", changed { $0.colorType = 3 }, "damaged"),
        Bad("too few rows", changed { $0.scanlines = [0, 1, 2] }, "damaged"),
        Bad("unknown filter", changed { $0.scanlines[0] = 9 }, "damaged"),
        Bad("1 GB of pixels promised", afterHeader(bigEndian(1 << 30) + Array("IDAT".utf8) + [0x78]), "truncated"),
        Bad("1 GB of text promised", afterHeader(bigEndian(1 << 30) + Array("tEXt".utf8)), "truncated"),
        Bad("4 GB of palette promised", afterHeader(bigEndian(.max) + Array("PLTE".utf8)), "damaged"),
        Bad("wrong checksum of the header", flipped(at: 30), "damaged (IHDR: CRC error)"),
        Bad("wrong checksum of the pixels", flipped(at: good.bytes.count - 14), "damaged"),
        Bad("flipped pixel", flipped(at: good.bytes.count - 22), "damaged"),
        Bad("unknown critical chunk", afterHeader(chunk("CgBI", [])), "damaged"),
        Bad("two headers", afterHeader(chunk("IHDR", good.header)), "damaged"),
    ]

    @Test(arguments: bad) func `a bad file gets one clear error`(_ bad: Bad) {
        let error = #expect(throws: PNGError.self) { try Bitmap(png: bad.bytes, file: "a.png") }
        let description = error?.description ?? ""
        #expect(description.hasPrefix("a.png: error: "))
        #expect(description.contains(bad.text), "\(description)")
        #expect(!description.contains("\n"))
        #expect(error?.exitStatus == .inputNotUnderstood)
    }

    @Test func `no prefix of a file is taken for the file`() {
        let bytes = PNGErrorTests.good.bytes
        for count in bytes.indices {
            #expect(throws: PNGError.self) { try Bitmap(png: Array(bytes.prefix(count)), file: "a.png") }
        }
    }

    @Test(arguments: [(0, 5), (5, 0), (16385, 1), (16384, 8192)])
    func `a size that cannot be written is refused`(_ size: (width: Int, height: Int)) {
        let reason = PNGError.Reason.size(width: size.width, height: size.height)
        #expect(throws: PNGError(file: "a.png", reason: reason)) {
            try PNGEncoder(width: size.width, height: size.height, file: "a.png").finish()
        }
    }

    @Test func `too few and too many rows are errors`() {
        let row = [Pixel(bits: .max)]
        #expect(throws: PNGError.self) {
            var encoder = try PNGEncoder(width: 1, height: 2, file: "a.png")
            try encoder.append(row.span)
            return try encoder.finish()
        }
    }
}
