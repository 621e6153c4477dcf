import LayoutSimJPEGShim

extension Bitmap {
    /// Decodes a JPEG of any kind. Where a file ends early or is damaged, what could be read is kept, and the rest is
    /// gray.
    init(jpeg bytes: [UInt8], _ header: PictureHeader) throws(PictureError.Reason) {
        self = try unsafe Bitmap(width: header.width, height: header.height) { pixels throws(PictureError.Reason) in
            var message = layoutsim_jpeg_message()
            let status = unsafe pixels.withMemoryRebound(to: UInt32.self) { pixels in
                unsafe bytes.withUnsafeBufferPointer { bytes in
                    unsafe layoutsim_jpeg_read(
                        bytes.baseAddress, bytes.count, UInt32(header.width), UInt32(header.height), pixels.baseAddress,
                        &message)
                }
            }
            try check(status, message)
        }
    }
}

/// Throws what libjpeg said.
private func check(_ status: layoutsim_jpeg_status, _ message: layoutsim_jpeg_message) throws(PictureError.Reason) {
    switch status {
    case layoutsim_jpeg_fine: return
    case layoutsim_jpeg_no_memory: throw .outOfMemory
    default: throw .damaged(.jpeg, message.string)
    }
}

extension layoutsim_jpeg_message {
    /// The text before the first zero.
    fileprivate var string: String {
        unsafe withUnsafeBytes(of: text) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension Bitmap {
    /// The picture as JPEG data, of a quality from 0 to 1, on white where it is transparent; errors name `file`.
    ///
    /// Baseline, with the standard's Huffman tables and half of the colors' resolution, as libjpeg does by default.
    /// Equal pixels give equal bytes.
    package func jpegData(quality: Double, file: String) throws(PictureError) -> [UInt8] {
        guard PNGLimits.allow(width: width, height: height) else {
            throw PictureError(file: file, reason: .size(.jpeg, width: width, height: height))
        }
        let percent = quality.isNaN ? 0 : (min(max(quality, 0), 1) * 100).rounded()
        let shown = isOpaque ? self : onWhite
        var message = layoutsim_jpeg_message()
        var (bytes, count) = unsafe (UnsafeMutablePointer<UInt8>?.none, 0)
        let status = unsafe shown.pixels.span.withUnsafeBytes {
            unsafe layoutsim_jpeg_write(
                $0.baseAddress?.assumingMemoryBound(to: UInt32.self), UInt32(width), UInt32(height), Int32(percent),
                &bytes, &count, &message)
        }
        defer { unsafe layoutsim_jpeg_free(bytes) }
        do throws(PictureError.Reason) { try check(status, message) } catch {
            throw PictureError(file: file, reason: error)
        }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// The picture on white.
    private var onWhite: Bitmap {
        unsafe Bitmap(width: width, height: height) { target in
            for (index, pixel) in pixels.enumerated() {
                let white = 255 - pixel.alpha
                func channel(_ value: UInt8) -> UInt8 { UInt8(min(255, Int(value) + Int(white))) }
                unsafe target.initializeElement(
                    at: index,
                    to: Pixel(
                        alpha: 255, red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue)))
            }
        }
    }
}
