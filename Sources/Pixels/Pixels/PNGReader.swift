import LayoutSimPNGShim

extension Bitmap {
    /// Decodes PNG data of any kind; errors name `file`.
    ///
    /// Colors are taken as sRGB: profiles and gamma are not applied.
    package init(png bytes: [UInt8], file: String) throws(PNGError) {
        if let reason = PNGHeader.reasonToRefuse(bytes) { throw PNGError(file: file, reason: reason) }
        var result = Result<Bitmap, PNGError.Reason>.failure(.outOfMemory)
        unsafe bytes.withUnsafeBufferPointer { buffer in
            do throws(PNGError.Reason) {
                result = .success(try unsafe PNGReader(bytes: buffer).decode())
            } catch {
                result = .failure(error)
            }
        }
        do { self = try result.get() } catch { throw PNGError(file: file, reason: error) }
    }
}

extension PNGError.Reason: Error {}

/// Owns libpng's state while one picture is read.
@safe private struct PNGReader: ~Copyable {
    private let handle: OpaquePointer

    /// The bytes must outlive the reader.
    init(bytes: UnsafeBufferPointer<UInt8>) throws(PNGError.Reason) {
        let handle = unsafe layoutsim_png_reader_create(
            bytes.baseAddress, bytes.count, UInt32(PNGLimits.longestSide))
        guard let handle = unsafe handle else { throw .outOfMemory }
        unsafe self.handle = handle
    }

    deinit {
        unsafe layoutsim_png_reader_destroy(handle)
    }

    consuming func decode() throws(PNGError.Reason) -> Bitmap {
        var width: UInt32 = 0
        var height: UInt32 = 0
        try check(unsafe layoutsim_png_reader_header(handle, &width, &height))
        let (columns, rows) = (Int(width), Int(height))
        guard PNGLimits.allow(width: columns, height: rows) else { throw .size(width: columns, height: rows) }
        return try unsafe Bitmap(width: columns, height: rows) { pixels throws(PNGError.Reason) in
            try check(
                unsafe pixels.withMemoryRebound(to: UInt32.self) {
                    unsafe layoutsim_png_reader_pixels(handle, $0.baseAddress)
                })
        }
    }

    private func check(_ status: layoutsim_png_status) throws(PNGError.Reason) {
        switch status {
        case layoutsim_png_fine: return
        case layoutsim_png_truncated: throw .truncated
        case layoutsim_png_no_memory: throw .outOfMemory
        default: throw .damaged(unsafe String(cString: layoutsim_png_reader_message(handle)))
        }
    }
}
