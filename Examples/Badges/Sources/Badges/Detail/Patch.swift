/// The appearance of a badge: a hexagon of rings with a sign in the middle.
package struct Patch: Hashable, Sendable {
    /// The color families.
    package enum Palette: Sendable, CaseIterable {
        case sun, ember, sea, leaf, dusk
    }

    /// The signs in the middle.
    package enum Sign: Sendable, CaseIterable {
        case brackets, clock, bars, dots
    }

    /// The color family.
    package var palette: Palette
    /// The sign in the middle.
    package var sign: Sign

    /// Creates a patch.
    package init(palette: Palette, sign: Sign) {
        self.palette = palette
        self.sign = sign
    }
}
