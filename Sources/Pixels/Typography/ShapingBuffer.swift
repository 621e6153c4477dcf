import LayoutSimCHarfBuzz

/// A HarfBuzz buffer, which is reused for every run.
@safe final class ShapingBuffer {
    /// A glyph positioned by HarfBuzz, in font units.
    struct Glyph: Hashable {
        var index: UInt32
        /// The index of its cluster's first scalar in the paragraph.
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

    /// Shapes a run of a paragraph without some of the font's features; the glyphs are ordered from left to right.
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

/// An OpenType feature that is on by default, but can be turned off for a run.
enum Feature {
    case kerning
    case ligatures
    /// Contextual alternates, with which Inter displays `40x40` with a multiplication sign.
    case contextualAlternates
    /// Composition of letters with separate accents.
    case composition

    /// The setting that turns the feature off for a whole run.
    var off: hb_feature_t {
        hb_feature_t(tag: tag, value: 0, start: 0, end: UInt32.max)
    }

    private var tag: UInt32 {
        switch self {
        case .kerning: Self.tag("kern")
        case .ligatures: Self.tag("liga")
        case .contextualAlternates: Self.tag("calt")
        case .composition: Self.tag("ccmp")
        }
    }

    private static func tag(_ name: StaticString) -> UInt32 {
        name.withUTF8Buffer { letters in
            unsafe letters.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }
}

extension Typesetter {
    /// The shaping library and its version, such as `HarfBuzz 6.0.0`.
    package static var libraryVersion: String {
        "HarfBuzz \(unsafe String(cString: hb_version_string()))"
    }
}
