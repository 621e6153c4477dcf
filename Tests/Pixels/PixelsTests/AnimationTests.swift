import LayoutSimPixels
import Testing

@Suite struct AnimationTests {
    private func hashes(_ animation: PictureAnimation) -> [String] {
        var player = AnimationPlayer(animation)
        return animation.frames.indices.map { player.picture(at: $0).pixelHash.description }
    }

    @Test func `the frames of a GIF are those that others show`() throws {
        let sample = SampleFrames.animatedGIF
        let animation = try #require(PictureAnimation(sample.bytes))
        #expect((animation.width, animation.height) == (10, 9))
        #expect(animation.repetitions == 0)
        #expect(animation.frames.map(\.milliseconds) == sample.milliseconds)
        #expect(hashes(animation) == sample.hashes)
    }

    @Test func `frames can be asked for in any order`() throws {
        let sample = SampleFrames.animatedGIF
        var player = AnimationPlayer(try #require(PictureAnimation(sample.bytes)))
        for index in [3, 0, 2, 2, 1] {
            #expect(player.picture(at: index).pixelHash.description == sample.hashes[index])
        }
    }

    @Test func `a still GIF may have its rows in four passes`() throws {
        let sample = SampleFrames.interlacedGIF
        let animation = try #require(PictureAnimation(sample.bytes))
        #expect(hashes(animation) == sample.hashes)
        #expect(animation.repetitions == nil)
        #expect(try Bitmap(picture: sample.bytes, file: "a.gif").pixelHash.description == sample.hashes[0])
    }

    @Test func `the picture of an animation is its first frame`() throws {
        for sample in [SampleFrames.animatedGIF, .animatedWebP] {
            let header = try PictureHeader(of: sample.bytes, file: "a")
            let picture = try Bitmap(picture: sample.bytes, file: "a")
            #expect((header.width, header.height) == (picture.width, picture.height))
            #expect(picture.pixelHash.description == sample.hashes[0])
        }
    }

    @Test func `what a GIF lacks at its end is clear`() throws {
        let bytes = SampleFrames.interlacedGIF.bytes
        let whole = try Bitmap(picture: bytes, file: "a.gif")
        let part = try Bitmap(picture: Array(bytes.dropLast(120)), file: "a.gif")
        #expect(part[0, 0] == whole[0, 0])
        #expect(part[5, 1].bits == 0)
        #expect(part[5, 8] == whole[5, 8])
    }

    @Test func `frames after damage are left out`() throws {
        let bytes = SampleFrames.animatedGIF.bytes
        let animation = try #require(PictureAnimation(Array(bytes.prefix(100))))
        #expect(animation.frames.count == 2)
        #expect(hashes(animation)[0] == SampleFrames.animatedGIF.hashes[0])
    }

    @Test(arguments: [6, 10, 13, 25]) func `a GIF that ends before its first picture is refused`(_ count: Int) {
        #expect(throws: PictureError(file: "a.gif", reason: .truncated(.gif))) {
            try Bitmap(picture: Array(SampleFrames.animatedGIF.bytes.prefix(count)), file: "a.gif")
        }
    }

    @Test func `a GIF of a size that is not allowed is refused`() {
        var bytes = SampleFrames.interlacedGIF.bytes
        bytes.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let error = PictureError(file: "a.gif", reason: .size(.gif, width: 65_535, height: 65_535))
        #expect(throws: error) { try Bitmap(picture: bytes, file: "a.gif") }
        #expect(throws: error) { try Bitmap(picture: Array(bytes.prefix(70)), file: "a.gif") }
        #expect(PictureAnimation(bytes) == nil)
    }

    @Test(arguments: [SampleFrames.lossyWebP, .transparentWebP, .losslessWebP].map(\.bytes))
    func `a WebP has the pixels that others read`(_ bytes: [UInt8]) throws {
        let sample = [SampleFrames.lossyWebP, .transparentWebP, .losslessWebP].first { $0.bytes == bytes }
        #expect(try Bitmap(picture: bytes, file: "a.webp").pixelHash.description == sample?.hashes[0])
        let header = try PictureHeader(of: bytes, file: "a.webp")
        #expect((header.format, header.width, header.height) == (.webP, 20, 14))
        #expect(PictureAnimation(bytes) == nil)
    }

    @Test func `the frames of a WebP are those that others show`() throws {
        let sample = SampleFrames.animatedWebP
        let animation = try #require(PictureAnimation(sample.bytes))
        #expect(animation.repetitions == 3)
        #expect(animation.frames.map(\.milliseconds) == sample.milliseconds)
        #expect(hashes(animation) == sample.hashes)
    }

    @Test func `a WebP that is damaged is refused`() {
        let bytes = SampleFrames.lossyWebP.bytes
        // Without the bytes that begin a picture (RFC 6386, 9.1).
        let broken = bytes.prefix(23) + [0, 0, 0] + bytes.dropFirst(26)
        for bytes in [Array(bytes.dropLast(20)), Array(broken)] {
            #expect(throws: PictureError.self) { try Bitmap(picture: bytes, file: "a.webp") }
        }
    }
}
