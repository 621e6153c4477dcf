import LayoutSimPixels
import Testing

@Suite struct AnimatedPNGTests {
    private let pictures = (1...3).map { noise(width: 70, height: 90, seed: $0) }

    private func animation() throws -> [UInt8] {
        var animation = try AnimatedPNG(pictures[0], milliseconds: 75, file: "a.apng")
        try animation.append(pictures[1], milliseconds: 125)
        try animation.append(pictures[2], milliseconds: 90_000)
        return animation.data
    }

    /// Parses the chunks of a file, checking their lengths and checksums.
    private func chunks(of bytes: [UInt8]) throws -> [(type: String, data: [UInt8])] {
        try #require(bytes.starts(with: SamplePNG.signature))
        var rest = bytes.dropFirst(8)
        var chunks: [(type: String, data: [UInt8])] = []
        while !rest.isEmpty {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let body = Array(rest.dropFirst(4).prefix(4 + count))
            try #require(Array(rest.prefix(12 + count)) == bigEndian(UInt32(count)) + body + bigEndian(crc32(body)))
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
            rest = rest.dropFirst(12 + count)
        }
        return chunks
    }

    @Test func `each picture has its control, its number and its time`() throws {
        let chunks = try chunks(of: animation())
        #expect(
            chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[1].data == bigEndian(3) + bigEndian(0), "three pictures, again and again")
        let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
        #expect(numbered.map { Array($0.data.prefix(4)) } == (0..<5).map { bigEndian($0) })
        let place = bigEndian(70) + bigEndian(90) + bigEndian(0) + bigEndian(0)
        let controls = chunks.filter { $0.type == "fcTL" }.map { Array($0.data.dropFirst(4)) }
        #expect(controls == [[0, 75], [0, 125], [255, 255]].map { place + $0 + [3, 232, 0, 0] })
    }

    @Test func `readers without animations see the first picture`() throws {
        let bytes = try animation()
        #expect(try Bitmap(png: bytes, file: "a.apng") == pictures[0])
        #expect(try PNGHeader(of: bytes, file: "a.apng") == PNGHeader(width: 70, height: 90))
    }

    @Test func `the other pictures are whole`() throws {
        let chunks = try chunks(of: animation())
        let others = chunks.filter { $0.type == "fdAT" }
        #expect(others.count == pictures.count - 1)
        for (picture, data) in zip(pictures.dropFirst(), others.map(\.data)) {
            let png =
                SamplePNG.signature + chunk("IHDR", chunks[0].data) + chunk("IDAT", Array(data.dropFirst(4)))
                + chunk("IEND", [])
            #expect(try Bitmap(png: png, file: "a.png") == picture)
        }
    }

    @Test func `the same pictures and times are the same bytes`() throws {
        #expect(try animation() == animation())
    }

    @Test func `pictures have one size`() throws {
        var animation = try AnimatedPNG(pictures[0], milliseconds: 75, file: "a.apng")
        let error = #expect(throws: PNGError.self) {
            try animation.append(Bitmap(width: 90, height: 70, filledWith: Pixel(bits: 0)), milliseconds: 10)
        }
        #expect(
            error?.description == "a.apng: error: a picture of the animation is 90x70 pixels and the first one 70x90; "
                + "animate pictures of one size")
    }
}
