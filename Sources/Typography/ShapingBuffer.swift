import LayoutSimCHarfBuzz

/// HarfBuzz's work space, used again for every run.
@safe final class ShapingBuffer {
    /// A glyph as HarfBuzz places it, in the units of its font.
    struct Glyph: Hashable {
        var index: UInt32
        /// The place in the paragraph of the first character that it stands for.
        var scalar: Int
        var advance: Double
        var x: Double
        var y: Double
    }

    private let buffer: OpaquePointer?

    init() {
        unsafe buffer = hb_buffer_create()
    }

    deinit {
        unsafe hb_buffer_destroy(buffer)
    }

    /// Glyphs of a part of a paragraph from left to right, by all features of the font but those omitted.
    func shape(_ scalars: [UInt32], run: TextRun, font: FontFile, omitting features: [Feature]) -> [Glyph] {
        unsafe hb_buffer_clear_contents(buffer)
        unsafe hb_buffer_add_utf32(
            buffer, scalars, Int32(scalars.count), UInt32(run.range.lowerBound), Int32(run.range.count))
        unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
        unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        unsafe font.shape(buffer, features: features.map(\.off))
        return glyphs()
    }

    private func glyphs() -> [Glyph] {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let info = unsafe infos[index]
            let position = unsafe positions[index]
            return Glyph(
                index: info.codepoint, scalar: Int(info.cluster), advance: Double(position.x_advance),
                x: Double(position.x_offset), y: Double(position.y_offset))
        }
    }
}
