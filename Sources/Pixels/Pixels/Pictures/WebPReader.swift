import LayoutSimWebPShim

/// A part of a WebP file: a type of four letters and data (RFC 9649, 2.3).
private struct WebPChunk {
    var type: String
    var data: ArraySlice<UInt8>

    /// Reads chunks one after the other, up to one that is cut off.
    static func chunks(of bytes: ArraySlice<UInt8>) -> [WebPChunk] {
        var (rest, chunks) = (bytes, [WebPChunk]())
        while rest.count >= 8 {
            let count = rest.dropFirst(4).number(at: 0, 4)
            let data = rest.dropFirst(8)
            guard count <= data.count else { break }
            chunks.append(WebPChunk(type: String(decoding: rest.prefix(4), as: UTF8.self), data: data.prefix(count)))
            rest = data.dropFirst(count + count % 2)
        }
        return chunks
    }

    var bytes: [UInt8] {
        let count = (0..<4).map { UInt8(truncatingIfNeeded: data.count >> (8 * $0)) }
        return Array(type.utf8) + count + data + (data.count % 2 == 1 ? [0] : [])
    }

    /// The size in pixels that a chunk tells; `nil` for chunks without pixels.
    var size: (width: Int, height: Int)? {
        switch type {
        case "VP8X" where data.count >= 10: (data.number(at: 4, 3) + 1, data.number(at: 7, 3) + 1)
        case "VP8 " where data.count >= 10: (data.number(at: 6, 2) & 0x3FFF, data.number(at: 8, 2) & 0x3FFF)
        case "VP8L" where data.count >= 5:
            (data.number(at: 1, 4) & 0x3FFF + 1, data.number(at: 1, 4) >> 14 & 0x3FFF + 1)
        default: nil
        }
    }
}

extension ArraySlice<UInt8> {
    /// The number in some bytes, the lowest first, which must exist.
    fileprivate func number(at place: Int, _ count: Int) -> Int {
        dropFirst(place).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension PictureHeader {
    /// Reads the size of a WebP from the first chunk that tells it, and the orientation from a block of Exif.
    init(webP bytes: [UInt8]) throws(PictureError.Reason) {
        let chunks = WebPChunk.chunks(of: bytes.dropFirst(12))
        guard let size = chunks.lazy.compactMap(\.size).first else { throw .truncated(.webP) }
        let exif = chunks.first { $0.type == "EXIF" }
        self.init(
            format: .webP, width: size.width, height: size.height,
            orientation: exif.flatMap { PictureOrientation(exif: $0.data) } ?? .up)
    }
}

extension PictureAnimation {
    /// Reads the frames of a WebP; `nil` for a picture without frames.
    init?(webP bytes: [UInt8]) {
        let chunks = WebPChunk.chunks(of: bytes.dropFirst(12))
        guard let size = chunks.first?.size, chunks.first?.type == "VP8X" else { return nil }
        self.init()
        (width, height) = size
        if let control = chunks.first(where: { $0.type == "ANIM" }), control.data.count >= 6 {
            repetitions = control.data.number(at: 4, 2)
        }
        frames = chunks.filter { $0.type == "ANMF" && $0.data.count >= 16 }.map { Frame(webP: $0.data) }
        if frames.isEmpty { return nil }
    }
}

extension PictureAnimation.Frame {
    fileprivate init(webP data: ArraySlice<UInt8>) {
        (x, y) = (2 * data.number(at: 0, 3), 2 * data.number(at: 3, 3))
        (width, height) = (data.number(at: 6, 3) + 1, data.number(at: 9, 3) + 1)
        milliseconds = data.number(at: 12, 3)
        let flags = data.number(at: 15, 1)
        disposal = flags & 1 == 1 ? .clear : .keep
        isBlended = flags & 2 == 0
        let (width, height) = (width, height)
        guard PNGLimits.allow(width: width, height: height) else { return }
        decode = {
            let header = PictureHeader(format: .webP, width: width, height: height)
            return try? Bitmap(stillWebP: still(of: data.dropFirst(16), width: width, height: height), header)
        }
    }
}

/// Returns a file with the chunks of one frame.
private func still(of frame: ArraySlice<UInt8>, width: Int, height: Int) -> [UInt8] {
    func bytes(_ value: Int) -> [UInt8] { (0..<3).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    let chunks = WebPChunk.chunks(of: frame).filter { ["ALPH", "VP8 ", "VP8L"].contains($0.type) }
    let hasAlpha = chunks.contains { $0.type == "ALPH" }
    let size: [UInt8] = [hasAlpha ? 0x10 : 0, 0, 0, 0] + bytes(width - 1) + bytes(height - 1)
    let header = hasAlpha ? [WebPChunk(type: "VP8X", data: size[...])] : []
    let body = Array("WEBP".utf8) + (header + chunks).flatMap(\.bytes)
    return WebPChunk(type: "RIFF", data: body[...]).bytes
}

extension Bitmap {
    /// Decodes a WebP, of an animation the first picture.
    init(webP bytes: [UInt8], _ header: PictureHeader) throws(PictureError.Reason) {
        if let animation = PictureAnimation(webP: bytes) {
            self = animation.first
        } else {
            try self.init(stillWebP: bytes, header)
        }
    }

    fileprivate init(stillWebP bytes: [UInt8], _ header: PictureHeader) throws(PictureError.Reason) {
        self = try unsafe Bitmap(width: header.width, height: header.height) { pixels throws(PictureError.Reason) in
            let isRead = unsafe pixels.withMemoryRebound(to: UInt32.self) { pixels in
                unsafe bytes.withUnsafeBufferPointer { bytes in
                    unsafe layoutsim_webp_read(
                        bytes.baseAddress, bytes.count, UInt32(header.width), UInt32(header.height), pixels.baseAddress)
                }
            }
            if isRead == 0 { throw .damaged(.webP, "libwebp refuses it") }
        }
    }
}
