import LayoutSimGeometry

/// The color palettes of patches.
package enum PatchPalette: String, CaseIterable, Hashable, Sendable {
    case sun, ember, leaf, moss, ocean, violet, stone

    /// The colors of the rings, from the outside in, and of the motif.
    struct Colors {
        var rim: Color
        var band: Color
        var edge: Color
        var field: Color
        var sign: Color

        init(_ rim: UInt32, _ band: UInt32, _ edge: UInt32, _ field: UInt32, _ sign: UInt32) {
            self.rim = Color(hex: rim)
            self.band = Color(hex: band)
            self.edge = Color(hex: edge)
            self.field = Color(hex: field)
            self.sign = Color(hex: sign)
        }
    }

    var colors: Colors {
        switch self {
        case .sun: Colors(0xF9A33F, 0xFEDD60, 0xE07C2E, 0xF08A3C, 0xFFF6D8)
        case .ember: Colors(0xC5432D, 0xEE6C4D, 0x8E2216, 0xB42D1E, 0xFBE3D6)
        case .leaf: Colors(0x4DB05C, 0x9FD989, 0x1D6B57, 0x278468, 0xD9F4B4)
        case .moss: Colors(0xA8BC64, 0xD3E384, 0x567A34, 0x678F43, 0xF2CB5E)
        case .ocean: Colors(0x1C6570, 0x62AAB0, 0x0C4A5A, 0x1A7C8B, 0xF2FAFA)
        case .violet: Colors(0x6D4FA3, 0xB59BDD, 0x3F2A70, 0x56408E, 0xF1E9FF)
        case .stone: Colors(0xC9CDD2, 0xE6E8EB, 0xA9AFB7, 0xBAC0C7, 0xFFFFFF)
        }
    }
}
