import LayoutSimPixels
import Testing

@Suite struct JPEGReadingTests {
    @Test(arguments: SampleJPEG.all) func `every kind has the pixels that others read`(_ sample: SampleJPEG) throws {
        let picture = try Bitmap(picture: sample.bytes, file: "a.jpg")
        #expect((picture.width, picture.height) == (20, 14))
        #expect(picture.pixelHash.description == sample.hash)
    }

    @Test(arguments: SampleJPEG.all) func `the size is known before the pixels`(_ sample: SampleJPEG) throws {
        let header = try PictureHeader(of: sample.bytes, file: "a.jpg")
        #expect(header.format == .jpeg)
        #expect((header.width, header.height) == (20, 14))
        #expect(header.orientation == .up)
    }

    /// The bytes end in the data of the blocks below or to the right, or before the later scans.
    @Test(arguments: [("4:4:4", 60), ("gray", 40), ("progressive", 200)])
    func `what is cut off is gray, and what comes before it is shown`(_ name: String, _ missing: Int) throws {
        let sample = SampleJPEG.named(name)
        let whole = try Bitmap(picture: sample.bytes, file: "a.jpg")
        let part = try Bitmap(picture: Array(sample.bytes.dropLast(missing)), file: "a.jpg")
        #expect((part.width, part.height) == (20, 14))
        #expect(part != whole)
        #expect(part.isOpaque)
        if name != "progressive" {
            #expect(part[0, 0] == whole[0, 0])
            #expect(part[19, 13] == Pixel(bits: 0xFF80_8080))
        }
    }

    @Test func `an error between two scans shows the scans before it`() throws {
        let bytes = SampleJPEG.named("progressive").bytes
        // A second frame is an error that ends libjpeg's work.
        let scans = bytes.indices.filter { $0 + 1 < bytes.count && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
        let second = try #require(scans.dropFirst().first)
        let broken = bytes[..<second] + [0xFF, 0xC2] + bytes[(second + 2)...]
        let cut = try Bitmap(picture: Array(bytes[..<second]), file: "a.jpg")
        #expect(try Bitmap(picture: Array(broken), file: "a.jpg") == cut)
        #expect(Set(cut.pixels).count > 4)
    }

    @Test(arguments: [1, 10, 60]) func `a file that ends before its pixels is refused`(_ count: Int) {
        let bytes = SampleJPEG.named("4:2:0").bytes
        let start = Array(([0xFF, 0xD8, 0xFF] + bytes.dropFirst(3)).prefix(2 + count))
        #expect(throws: PictureError(file: "a.jpg", reason: .truncated(.jpeg))) {
            try Bitmap(picture: start, file: "a.jpg")
        }
    }

    @Test func `a size that is not allowed is refused without reading pixels`() throws {
        var bytes = SampleJPEG.named("4:4:4").bytes
        let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: PictureError(file: "a.jpg", reason: .size(.jpeg, width: 65_535, height: 65_535))) {
            try Bitmap(picture: bytes, file: "a.jpg")
        }
    }

    @Test(arguments: PictureOrientation.allCases, [true, false])
    func `the orientation in Exif turns the pixels`(_ orientation: PictureOrientation, _ isLittle: Bool) throws {
        let sample = SampleJPEG.named("4:4:4")
        let bytes = sample.turned(orientation.rawValue, isLittle: isLittle)
        #expect(try PictureHeader(of: bytes, file: "a.jpg").orientation == orientation)
        let stored = try Bitmap(picture: bytes, file: "a.jpg", isUpright: false)
        #expect(stored.pixelHash.description == sample.hash)
        let shown = try Bitmap(picture: bytes, file: "a.jpg")
        #expect((shown.width, shown.height) == (orientation.swapsSides ? (14, 20) : (20, 14)))
        // Where the pixel at the top left of the file is shown (CIPA DC-008, 4.6.4).
        let (right, bottom) = (shown.width - 1, shown.height - 1)
        let corner: (x: Int, y: Int) =
            switch orientation {
            case .up, .leftMirrored: (0, 0)
            case .upMirrored, .right: (right, 0)
            case .down, .rightMirrored: (right, bottom)
            case .downMirrored, .left: (0, bottom)
            }
        #expect(shown[corner.x, corner.y] == stored[0, 0])
        // The next one to the right in the file.
        let step = orientation.swapsSides ? (0, corner.y == 0 ? 1 : -1) : (corner.x == 0 ? 1 : -1, 0)
        #expect(shown[corner.x + step.0, corner.y + step.1] == stored[1, 0])
    }

    @Test(arguments: [[], [0x49, 0x49], Array("Exif\0\0MM\0*\0\0\0\u{7F}".utf8)] as [[UInt8]])
    func `Exif that makes no sense is passed over`(_ exif: [UInt8]) throws {
        let bytes = SampleJPEG.named("4:4:4").with(exif: Array("Exif\0\0".utf8) + exif)
        #expect(try PictureHeader(of: bytes, file: "a.jpg").orientation == .up)
    }
}

extension SampleJPEG {
    /// The file with a block of Exif that has an orientation.
    func turned(_ orientation: Int, isLittle: Bool = false) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return isLittle ? bytes : bytes.reversed()
        }
        let tiff = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        let other = number(0x0100, 2) + number(4, 2) + number(1, 4) + number(20, 4)
        let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        return with(exif: Array("Exif\0\0".utf8) + tiff + number(2, 2) + other + entry + number(0, 4))
    }

    /// The file with a segment for applications after its start.
    func with(exif: [UInt8]) -> [UInt8] {
        let length = exif.count + 2
        return Array(bytes.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + exif
            + bytes.dropFirst(2)
    }
}
