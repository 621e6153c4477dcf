import LayoutSimCCairo
import LayoutSimPixels

extension Surface {
    /// Paints an opaque color through a coverage surface, whose top left corner is at a pixel of this one.
    ///
    /// The result equals cairo's: pixman's arithmetic for the operator OVER, without the calls that a glyph takes.
    func paint(_ color: Pixel, through mask: Surface, x: Int, y: Int) {
        let columns = max(0, -x)..<max(0, -x, min(mask.width, width - x))
        let rows = max(0, -y)..<max(0, -y, min(mask.height, height - y))
        guard !columns.isEmpty, !rows.isEmpty else { return }
        unsafe cairo_surface_flush(handle)
        guard let target = unsafe cairo_image_surface_get_data(handle),
            let coverage = unsafe cairo_image_surface_get_data(mask.handle)
        else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(handle))
        let maskStride = unsafe Int(cairo_image_surface_get_stride(mask.handle))
        for row in rows {
            let from = unsafe coverage + row * maskStride
            let to =
                unsafe UnsafeMutableRawPointer(target + (y + row) * stride).assumingMemoryBound(to: UInt32.self) + x
            for column in columns {
                let opacity = unsafe UInt32(from[column])
                guard opacity > 0 else { continue }
                unsafe to[column] = Pixel.over(color.bits, to[column], opacity: opacity)
            }
        }
        unsafe cairo_surface_mark_dirty(handle)
    }
}

extension Pixel {
    /// Returns an opaque pixel composited over another one, with an opacity from 0 to 255; two channels at a time.
    fileprivate static func over(_ top: UInt32, _ bottom: UInt32, opacity: UInt32) -> UInt32 {
        if opacity == 255 { return top }
        let rest = 255 - opacity
        let even = pair(top, opacity) + pair(bottom, rest)
        let odd = pair(top >> 8, opacity) + pair(bottom >> 8, rest)
        return even | odd << 8
    }

    /// Returns the product of the first and the third channel with a fraction of 255, each rounded to nearest.
    private static func pair(_ channels: UInt32, _ factor: UInt32) -> UInt32 {
        let product = (channels & 0x00FF_00FF) * factor + 0x0080_0080
        return (product + (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
}
