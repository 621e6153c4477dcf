import LayoutSimPNGShim

/// Writes a picture as PNG, row by row, so that it never has to be in memory as a whole.
///
/// Eight bits of red, green and blue without filter at zlib level 3. Of a 1242x2208 screen, levels 1 to 3 take 19 to 21
/// ms and give 166 to 156 KB, levels 4 to 6 take 34 to 42 ms for 133 to 126 KB; run lengths alone take 27 ms for 511
/// KB, and the filters Sub and Up add 3 ms and 20 to 30 KB. The bytes depend on the pixels and on zlib alone.
@safe package struct PNGEncoder: ~Copyable {
    private let handle: OpaquePointer
    private let width: Int
    private let file: String

    /// Starts a picture of a size in pixels; errors name `file`, `level` is zlib's, from 0 to 9.
    package init(
        width: Int, height: Int, file: String, level: Int = 3, hasAlpha: Bool = false
    ) throws(PNGError) {
        try self.init(width: width, height: height, file: file, level: level, colors: [], hasAlpha: hasAlpha)
    }

    /// With a palette of at most 256 colors, rows are given as indices into it.
    init(
        width: Int, height: Int, file: String, level: Int, colors: [Pixel], hasAlpha: Bool = false
    ) throws(PNGError) {
        guard PNGLimits.allow(width: width, height: height) else {
            throw PNGError(file: file, reason: .size(width: width, height: height))
        }
        let created = unsafe colors.span.withUnsafeBytes {
            unsafe layoutsim_png_writer_create(
                UInt32(width), UInt32(height), Int32(level), $0.baseAddress?.assumingMemoryBound(to: UInt32.self),
                colors.count, hasAlpha ? 1 : 0)
        }
        guard let handle = unsafe created else {
            throw PNGError(file: file, reason: .outOfMemory)
        }
        unsafe self.handle = handle
        self.width = width
        self.file = file
    }

    deinit {
        unsafe layoutsim_png_writer_destroy(handle)
    }

    /// Compresses the next whole rows; alpha is dropped unless the picture has it, since screens are opaque.
    package mutating func append(_ rows: Span<Pixel>) throws(PNGError) {
        precondition(rows.count % width == 0, "not whole rows")
        let count = rows.count / width
        try check(
            unsafe rows.withUnsafeBytes {
                unsafe layoutsim_png_writer_rows(
                    handle, $0.baseAddress?.assumingMemoryBound(to: UInt32.self), count)
            })
    }

    /// Compresses the next whole rows of palette indices.
    mutating func append(places: Span<UInt8>) throws(PNGError) {
        precondition(places.count % width == 0, "not whole rows")
        let count = places.count / width
        try check(
            unsafe places.withUnsafeBytes {
                unsafe layoutsim_png_writer_places(handle, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), count)
            })
    }

    /// The bytes of the file; throws if there were too few or too many rows.
    package consuming func finish() throws(PNGError) -> [UInt8] {
        try check(unsafe layoutsim_png_writer_finish(handle))
        var count = 0
        let bytes = unsafe layoutsim_png_writer_bytes(handle, &count)
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private func check(_ status: layoutsim_png_status) throws(PNGError) {
        guard status != layoutsim_png_fine else { return }
        let message = unsafe String(cString: layoutsim_png_writer_message(handle))
        let reason: PNGError.Reason = status == layoutsim_png_no_memory ? .outOfMemory : .damaged(message)
        throw PNGError(file: file, reason: reason)
    }
}

extension Bitmap {
    /// The picture as PNG data, with alpha only where that is wanted; errors name `file`, `level` is zlib's.
    package func pngData(file: String, level: Int = 3, hasAlpha: Bool = false) throws(PNGError) -> [UInt8] {
        var encoder = try PNGEncoder(width: width, height: height, file: file, level: level, hasAlpha: hasAlpha)
        try encoder.append(pixels.span)
        return try encoder.finish()
    }
}

extension Bitmap {
    /// The picture as small PNG data without alpha: at zlib's level 6, with a palette if there are at most 256 colors.
    /// Errors name `file`.
    package func smallPNGData(file: String) throws(PNGError) -> [UInt8] {
        guard let indexed = IndexedPixels(pixels.span) else { return try pngData(file: file, level: 6) }
        var encoder = try PNGEncoder(width: width, height: height, file: file, level: 6, colors: indexed.colors)
        try encoder.append(places: indexed.places.span)
        return try encoder.finish()
    }
}
