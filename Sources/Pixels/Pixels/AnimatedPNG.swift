/// Pictures of one size that are shown one after the other, again and again, as a file of the third edition of PNG.
///
/// Programs without support for animations show the first picture. Equal pictures and times give equal bytes.
package struct AnimatedPNG: Sendable {
    private let file: String
    private let width: Int
    private let height: Int
    /// The data of each picture, as zlib compressed it, and for how many milliseconds it is shown.
    private var frames: [(data: [UInt8], milliseconds: UInt16)] = []

    /// Starts with a picture that is shown for some milliseconds, at most 65535; errors name `file`.
    package init(_ picture: Bitmap, milliseconds: Int, file: String) throws(PNGError) {
        (width, height, self.file) = (picture.width, picture.height, file)
        try append(picture, milliseconds: milliseconds)
    }

    /// Adds a picture that is shown for some milliseconds, at most 65535; throws if its size is not that of the first
    /// one.
    package mutating func append(_ picture: Bitmap, milliseconds: Int) throws(PNGError) {
        guard picture.width == width, picture.height == height else {
            let other = PNGHeader(width: picture.width, height: picture.height)
            throw PNGError(file: file, reason: .otherSize(other, PNGHeader(width: width, height: height)))
        }
        let chunks = try PNGChunk.chunks(of: try picture.pngData(file: file), file: file)
        let data = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
        frames.append((data, UInt16(clamping: milliseconds)))
    }

    /// The bytes of the file.
    package var data: [UInt8] {
        var chunks = [header, PNGChunk(type: "acTL", data: number(frames.count) + number(0))]
        var sequence = 0
        for (place, frame) in frames.enumerated() {
            chunks.append(control(sequence, milliseconds: frame.milliseconds))
            sequence += 1
            guard place > 0 else {
                chunks.append(PNGChunk(type: "IDAT", data: frame.data))
                continue
            }
            chunks.append(PNGChunk(type: "fdAT", data: number(sequence) + frame.data))
            sequence += 1
        }
        chunks.append(PNGChunk(type: "IEND", data: []))
        return PNGHeader.signature + chunks.flatMap(\.bytes)
    }

    /// Eight bits of red, green and blue, as `PNGEncoder` writes them.
    private var header: PNGChunk {
        PNGChunk(type: "IHDR", data: number(width) + number(height) + [8, 2, 0, 0, 0])
    }

    /// A picture that covers all of the one before.
    private func control(_ sequence: Int, milliseconds: UInt16) -> PNGChunk {
        let place = number(width) + number(height) + number(0) + number(0)
        let delay = PNGChunk.number(milliseconds) + PNGChunk.number(UInt16(1000))
        return PNGChunk(type: "fcTL", data: number(sequence) + place + delay + [0, 0])
    }

    private func number(_ value: Int) -> [UInt8] { PNGChunk.number(UInt32(value)) }
}
