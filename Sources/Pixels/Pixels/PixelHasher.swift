import LayoutSimCXXHash

/// Hashes a picture row by row, so that it never has to be in memory as a whole.
///
/// XXH3, 128 bits, over width and height as eight little-endian bytes each, then for every pixel from the top left
/// blue, green, red and alpha; 255 for the alpha of a screen, which is opaque.
@safe package struct PixelHasher: ~Copyable {
    private let state: OpaquePointer

    /// Starts a picture of a size in pixels.
    package init(width: Int, height: Int) {
        guard let state = unsafe XXH3_createState() else { preconditionFailure("out of memory") }
        unsafe self.state = state
        unsafe XXH3_128bits_reset(state)
        let size = [UInt64(width).littleEndian, UInt64(height).littleEndian]
        unsafe size.withUnsafeBytes { unsafe update($0) }
    }

    deinit {
        unsafe XXH3_freeState(state)
    }

    /// Adds the next whole rows.
    package mutating func append(_ rows: Span<Pixel>) {
        // Swift on Linux runs on little-endian processors only, which store the bits of a pixel in this order.
        unsafe rows.withUnsafeBytes { unsafe update($0) }
    }

    private func update(_ bytes: UnsafeRawBufferPointer) {
        unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }

    /// The hash of all rows.
    package consuming func finish() -> ContentHash {
        let hash = unsafe XXH3_128bits_digest(state)
        return ContentHash(high: hash.high64, low: hash.low64)
    }
}

extension Bitmap {
    /// The hash of size and pixels.
    package var pixelHash: ContentHash {
        var hasher = PixelHasher(width: width, height: height)
        hasher.append(pixels.span)
        return hasher.finish()
    }
}

extension Bitmap: CustomStringConvertible {
    /// Its size and hash, since a list of all pixels would say nothing.
    package var description: String { "\(width)x\(height) pixels \(pixelHash)" }
}
