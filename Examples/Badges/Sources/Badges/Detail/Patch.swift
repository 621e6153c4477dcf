/// The looks of a badge: a hexagon in rings, with a sign in the middle.
package struct Patch: Hashable, Sendable {
    /// The family of its colors.
    package enum Palette: Sendable, CaseIterable {
        case sun, ember, sea, leaf, dusk
    }

    /// What stands in the middle.
    package enum Sign: Sendable, CaseIterable {
        case brackets, clock, bars, dots
    }

    /// The family of its colors.
    package var palette: Palette
    /// What stands in the middle.
    package var sign: Sign

    /// Creates a patch.
    package init(palette: Palette, sign: Sign) {
        self.palette = palette
        self.sign = sign
    }
}
