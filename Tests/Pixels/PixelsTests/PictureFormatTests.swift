import LayoutSimErrors
import LayoutSimPixels
import Testing

@Suite struct PictureFormatTests {
    @Test func `the first bytes tell the format`() throws {
        let png = try Bitmap(width: 1, height: 1, filledWith: Pixel(bits: 0)).pngData(file: "a.png")
        #expect(PictureFormat(of: png) == .png)
        #expect(PictureFormat(of: SampleJPEG.all[0].bytes) == .jpeg)
        #expect(PictureFormat(of: SampleFrames.animatedGIF.bytes) == .gif)
        #expect(PictureFormat(of: SampleFrames.lossyWebP.bytes) == .webP)
        #expect(PictureFormat(of: [0, 0, 0, 24] + Array("ftypheic".utf8)) == .heic)
        #expect(PictureFormat(of: [0, 0, 0, 24] + Array("ftypavif".utf8)) == .avif)
        #expect(PictureFormat(of: Array("MM\0*".utf8)) == .tiff)
        #expect(PictureFormat(of: Array("<svg/>".utf8)) == nil)
        #expect(PictureFormat(of: []) == nil)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        var bytes: [UInt8]
        var text: String
        var testDescription: String { text }
    }

    @Test(arguments: [
        Refusal(
            bytes: [0, 0, 0, 24] + Array("ftypheic".utf8),
            text: "a.x: error: a HEIC picture cannot be read; convert it to PNG or JPEG"),
        Refusal(
            bytes: Array("hello".utf8),
            text: "a.x: error: this is not a picture that can be read; convert it to PNG or JPEG"),
        Refusal(bytes: [], text: "a.x: error: the file is empty; download or export the picture again"),
        Refusal(
            bytes: Array("version https://git-lfs.github.com/spec/v1\n".utf8),
            text: "a.x: error: this is a Git LFS pointer, not the picture; run 'git lfs pull'"),
        Refusal(
            bytes: [0xFF, 0xD8, 0xFF, 0xE0],
            text: "a.x: error: the JPEG is truncated; download or export it again"),
        Refusal(
            bytes: [0xFF, 0xD8, 0xFF, 0xDA],
            text: "a.x: error: the JPEG is damaged (it has no frame); download or export it again"),
    ])
    func `what cannot be read is told with its format`(_ refusal: Refusal) throws {
        let error = #expect(throws: PictureError.self) { try Bitmap(picture: refusal.bytes, file: "a.x") }
        #expect(error?.description == refusal.text)
        #expect(error?.exitStatus == .inputNotUnderstood)
    }

    @Test func `a PNG is read as before`() throws {
        let picture = Bitmap(width: 3, height: 2, filledWith: Pixel(bits: 0xFF12_3456))
        let png = try picture.pngData(file: "a.png")
        #expect(try Bitmap(picture: png, file: "a.png") == picture)
        #expect(throws: PictureError(file: "a.png", reason: .png(.truncated))) {
            try Bitmap(picture: Array(png.dropLast(30)), file: "a.png")
        }
    }
}
