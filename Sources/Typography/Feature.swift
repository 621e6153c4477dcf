import LayoutSimCHarfBuzz

/// A feature of OpenType fonts that is on unless a run goes without it.
enum Feature {
    case kerning
    case ligatures
    /// Such as `40x40` with a multiplication sign in Inter.
    case contextualAlternates
    /// Of letters and accents that are written apart.
    case composition

    /// HarfBuzz's order to leave it out, from the start of the run to its end.
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
