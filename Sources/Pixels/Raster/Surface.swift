import LayoutSimCCairo
import LayoutSimPixels

/// A cairo image surface, such as a glyph's coverage; sizes are in pixels.
@safe final class Surface {
    let handle: OpaquePointer
    let width: Int
    let height: Int
    /// Whether it holds colors with alpha, rather than coverage only.
    let holdsColors: Bool

    /// Returns a transparent surface that holds coverage only.
    static func coverage(width: Int, height: Int) throws(RasterError) -> Surface {
        try Surface(format: CAIRO_FORMAT_A8, width: width, height: height)
    }

    /// Returns a transparent surface that holds colors.
    static func colors(width: Int, height: Int) throws(RasterError) -> Surface {
        try Surface(format: CAIRO_FORMAT_ARGB32, width: width, height: height)
    }
    /// Creates a surface with a copy of a bitmap.
    init(_ bitmap: Bitmap) throws(RasterError) {
        let surface = try unsafe Surface.make(CAIRO_FORMAT_ARGB32, bitmap.width, bitmap.height)
        unsafe handle = surface
        holdsColors = true
        width = bitmap.width
        height = bitmap.height
        unsafe cairo_surface_flush(surface)
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let row = bitmap.width * MemoryLayout<Pixel>.stride
        unsafe bitmap.pixels.withUnsafeBytes { source in
            guard let base = source.baseAddress, let target = unsafe cairo_image_surface_get_data(surface) else {
                return
            }
            for y in 0..<bitmap.height {
                unsafe UnsafeMutableRawPointer(target + y * stride).copyMemory(from: base + y * row, byteCount: row)
            }
        }
        unsafe cairo_surface_mark_dirty(surface)
    }

    private init(format: cairo_format_t, width: Int, height: Int) throws(RasterError) {
        unsafe handle = try Surface.make(format, width, height)
        holdsColors = format == CAIRO_FORMAT_ARGB32
        self.width = width
        self.height = height
    }

    /// Creates a surface over memory that the caller owns and that must outlive it.
    init(sharing pixels: UnsafeMutableBufferPointer<Pixel>, width: Int) throws(RasterError) {
        let height = pixels.count / width
        let stride = Int32(width * MemoryLayout<Pixel>.stride)
        let surface = unsafe pixels.withMemoryRebound(to: UInt8.self) {
            unsafe cairo_image_surface_create_for_data(
                $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride)
        }
        guard let surface = unsafe surface else { throw RasterError(reason: .cairo("no surface")) }
        unsafe handle = surface
        holdsColors = true
        self.width = width
        self.height = height
        try check(unsafe cairo_surface_status(surface))
    }

    deinit {
        unsafe cairo_surface_destroy(handle)
    }

    /// Changes the bytes of a coverage surface with a function, which receives them with their width and height.
    func changeCoverage(_ change: (UnsafeMutableBufferPointer<UInt8>, Int, Int) -> Void) {
        unsafe cairo_surface_flush(handle)
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        guard let bytes = unsafe cairo_image_surface_get_data(handle) else { return }
        unsafe change(UnsafeMutableBufferPointer(start: bytes, count: stride * height), width, height)
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// Changes the pixels of a color surface with a function, which receives them row by row with their width and
    /// height.
    func changePixels(_ change: (UnsafeMutableBufferPointer<Pixel>, Int, Int) -> Void) {
        unsafe cairo_surface_flush(handle)
        guard let bytes = unsafe cairo_image_surface_get_data(handle) else { return }
        // Rows of four-byte pixels have no padding.
        let pixels = unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: Pixel.self)
        unsafe change(UnsafeMutableBufferPointer(start: pixels, count: width * height), width, height)
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// Finishes drawing, so that the memory can be read.
    func flush() {
        unsafe cairo_surface_flush(handle)
    }

    private static func make(_ format: cairo_format_t, _ width: Int, _ height: Int) throws(RasterError) -> OpaquePointer
    {
        guard let surface = unsafe cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            throw RasterError(reason: .cairo("no surface"))
        }
        do {
            try check(unsafe cairo_surface_status(surface))
        } catch {
            unsafe cairo_surface_destroy(surface)
            throw error
        }
        return unsafe surface
    }
}

/// Throws an error unless a cairo status is success.
func check(_ status: cairo_status_t) throws(RasterError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RasterError(reason: .cairo(unsafe String(cString: cairo_status_to_string(status))))
}

extension Rasterizer {
    /// The drawing libraries and their versions, such as `cairo 1.16.0, pixman 0.42.2`.
    package static var libraryVersions: String {
        let cairo = unsafe String(cString: cairo_version_string())
        let pixman = unsafe String(cString: pixman_version_string())
        return "cairo \(cairo), pixman \(pixman)"
    }
}
